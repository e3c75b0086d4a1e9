import { aDeposit, aList, never, changeMockApi, refusal, unavailable } from '@member/api-client/testing'
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

const pressMore = async (canvas: HTMLElement, answer: object) => {
  const more = await within(canvas).findByRole('button', { name: 'แสดงเพิ่มเติม' })
  changeMockApi({ [call.deposits]: answer })
  await userEvent.click(more)
}

export const LoadingMore: Story = {
  play: async ({ canvasElement }) => pressMore(canvasElement, never()),
}

export const MoreFailed: Story = {
  play: async ({ canvasElement }) => {
    await pressMore(canvasElement, refusal(404001))
    await within(canvasElement).findByText(/^โหลดรายการเพิ่มไม่สำเร็จ/)
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
