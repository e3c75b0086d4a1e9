import { aSetting, exampleAnswers, mockMember, never, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { {{pascalCase name}}Screen } from './{{pascalCase name}}Screen.tsx'

const call = 'GET /api/auth/{{kebabCase name}}'
const mocked = mockMember({
  'GET /api/setting': aSetting({ features: { {{name}}: true } }),
  ...exampleAnswers('list{{pascalCase name}}'),
})

const meta = {
  component: {{pascalCase name}}Screen,
  args: { back: '/auth/dashboard' },
  beforeEach: mocked(),
} satisfies Meta<typeof {{pascalCase name}}Screen>
export default meta

type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const Empty: Story = { beforeEach: mocked({ [call]: [] }) }
export const Loading: Story = { beforeEach: mocked({ [call]: never() }) }
export const Failed: Story = { beforeEach: mocked({ [call]: unavailable() }) }
