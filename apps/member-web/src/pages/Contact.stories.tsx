import { aSetting, mockApi } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { forVisitors } from '../testing/answers.ts'
import { WithStartUp } from '../testing/WithStartUp.tsx'
import { Contact } from './Contact.tsx'

const line = { line1: { id: '@another.operator' }, line2: { id: '@another.operator.help' } }

const meta = {
  component: Contact,
  parameters: { path: '/contact' },
  beforeEach: () => mockApi(forVisitors),
} satisfies Meta<typeof Contact>
export default meta

type Story = StoryObj<typeof meta>

export const Phone: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const FromTheServer: Story = {
  beforeEach: () => mockApi({ ...forVisitors, 'GET /api/setting': aSetting({ setting: { line } }) }),
  decorators: [(Story) => <WithStartUp>{Story()}</WithStartUp>],
}
