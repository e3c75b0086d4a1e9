import { aSetting, mockApi } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LazyBell } from './LazyBell.tsx'

const answers = {
  'GET /api/setting': aSetting({ features: { notices: true } }),
  'GET /api/auth/notice/unread': { unread: 2 },
}

const meta = {
  component: LazyBell,
  args: { inboxLink: '/auth/inbox' },
  parameters: { layout: 'padded' },
  beforeEach: () => mockApi(answers),
} satisfies Meta<typeof LazyBell>
export default meta

type Story = StoryObj<typeof meta>

export const Unread: Story = {}

export const NothingNew: Story = {
  beforeEach: () => mockApi({ ...answers, 'GET /api/auth/notice/unread': { unread: 0 } }),
}
