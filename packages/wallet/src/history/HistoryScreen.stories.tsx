import { aDeposit, aList, never, changeMockApi, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { call, mocked, someDeposits, someWithdrawals } from '../answers.testing.ts'
import { HistoryScreen } from './HistoryScreen.tsx'

const meta = {
  component: HistoryScreen,
  args: { depositLink: '/auth/deposit', withdrawLink: '/auth/withdraw', back: '/auth/dashboard' },
  beforeEach: mocked({
    [call.deposits]: aList(someDeposits(20), { total: 143 }),
    [call.withdrawals]: aList(someWithdrawals(20), { total: 41 }),
  }),
} satisfies Meta<typeof HistoryScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Deposits: Story = {}

export const BeyondTheLimit: Story = {
  beforeEach: mocked({ [call.deposits]: aList([aDeposit({ isBeyondLimit: true })]) }),
}

export const Withdrawals: Story = { parameters: { path: '/?tab=withdrawals' } }

export const LastPage: Story = {
  parameters: { path: '/?page=8' },
  beforeEach: mocked({ [call.deposits]: aList(someDeposits(3), { total: 143, page: 8 }) }),
}

export const TurningPage: Story = {
  play: async ({ canvasElement }) => {
    const older = await within(canvasElement).findByRole('button', { name: 'เก่ากว่า' })
    changeMockApi({ [call.deposits]: never() })
    await userEvent.click(older)
    await within(canvasElement).findByText(/^หน้า 2 จาก/)
  },
}

export const Filtered: Story = { parameters: { path: '/?status=SUCCESS&from=2026-11-01&to=2026-11-20' } }

export const NothingUnderFilter: Story = {
  parameters: { path: '/?status=REJECTED' },
  beforeEach: mocked({ [call.deposits]: aList([]) }),
}

export const Backwards: Story = { parameters: { path: '/?from=2026-11-20&to=2026-11-01' } }

export const Empty: Story = { beforeEach: mocked({ [call.deposits]: aList([]) }) }

export const NoWithdrawals: Story = {
  parameters: { path: '/?tab=withdrawals' },
  beforeEach: mocked({ [call.withdrawals]: aList([]) }),
}

export const Loading: Story = { beforeEach: mocked({ [call.deposits]: never() }) }

export const Failed: Story = { beforeEach: mocked({ [call.deposits]: unavailable() }) }
