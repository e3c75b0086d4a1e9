import { aSetting, mockApi } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContactScreen } from './ContactScreen.tsx'

const line = { line1: { id: '@another.operator' }, line2: { id: '@another.operator.help' } }

const meta = {
  component: ContactScreen,
  args: { helpLink: '/help' },
  parameters: { path: '/contact' },
} satisfies Meta<typeof ContactScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Phone: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const FromTheServer: Story = {
  beforeEach: () => mockApi({ 'GET /api/setting': aSetting({ setting: { line } }) }),
}
