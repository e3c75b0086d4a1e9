import { never, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { call, mocked } from '../answers.testing.ts'
import { RecentLine } from './RecentLine.tsx'

const meta = {
  component: RecentLine,
  beforeEach: mocked(),
} satisfies Meta<typeof RecentLine>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}

export const Loading: Story = { beforeEach: mocked({ [call.recentWithdrawals]: never() }) }

export const Failed: Story = { beforeEach: mocked({ [call.recentWithdrawals]: unavailable() }) }
