import { never, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { call, mocked } from '../answers.testing.ts'
import { RecentFeed } from './RecentFeed.tsx'

const meta = {
  component: RecentFeed,
  beforeEach: mocked(),
} satisfies Meta<typeof RecentFeed>
export default meta

type Story = StoryObj<typeof meta>

export const Busy: Story = {}

export const Empty: Story = {
  beforeEach: mocked({ [call.recentDeposits]: [], [call.recentWithdrawals]: [] }),
}

export const Loading: Story = {
  beforeEach: mocked({ [call.recentDeposits]: never(), [call.recentWithdrawals]: never() }),
}

export const Failed: Story = { beforeEach: mocked({ [call.recentWithdrawals]: unavailable() }) }
