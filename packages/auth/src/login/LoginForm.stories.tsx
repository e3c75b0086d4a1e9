import { aLogin, mockApi } from '@member/api-client/testing'
import { Card } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoginForm } from './LoginForm.tsx'

const meta = {
  component: LoginForm,
  args: { forgotHref: 'https://line.me/R/ti/p/@saengthong', forgotTo: '/forgot', registerTo: '/register' },
  beforeEach: () => mockApi({ 'POST /api/auth/login': aLogin() }),
  decorators: [(Story) => <Card tone="brand">{Story()}</Card>],
} satisfies Meta<typeof LoginForm>
export default meta

type Story = StoryObj<typeof meta>

export const OnTheLanding: Story = {}
export const WithoutRegistration: Story = { args: { registerTo: '' } }
