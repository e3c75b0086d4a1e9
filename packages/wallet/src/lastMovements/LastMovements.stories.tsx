import { aList, never, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { call, mocked } from '../answers.testing.ts'
import { LastMovements } from './LastMovements.tsx'

const meta = {
  component: LastMovements,
  args: { historyLink: '/auth/transaction/history', depositLink: '/auth/deposit' },
  beforeEach: mocked(),
} satisfies Meta<typeof LastMovements>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}

export const Empty: Story = {
  beforeEach: mocked({ [call.deposits]: aList([]), [call.withdrawals]: aList([]) }),
}

export const Loading: Story = { beforeEach: mocked({ [call.deposits]: never() }) }

export const Failed: Story = { beforeEach: mocked({ [call.withdrawals]: unavailable() }) }
