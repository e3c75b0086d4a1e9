import { never, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { call, mocked } from '../answers.testing.ts'
import { RecentFeed } from './RecentFeed.tsx'
import { RecentLine } from './RecentLine.tsx'

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

const line = () => <RecentLine />

export const OneLine: Story = { render: line }

export const OneLineLoading: Story = {
  render: line,
  beforeEach: mocked({ [call.recentWithdrawals]: never() }),
}

export const OneLineFailed: Story = {
  render: line,
  beforeEach: mocked({ [call.recentWithdrawals]: unavailable() }),
}
