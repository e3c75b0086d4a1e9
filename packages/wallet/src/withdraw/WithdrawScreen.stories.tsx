import { aCredit, aLevel, aList, aWithdrawal, never, refusal, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent, within } from 'storybook/test'
import { call, someWithdrawals } from '../answers.testing.ts'
import { wired } from '../wired.testing.ts'
import { WithdrawScreen } from './WithdrawScreen.tsx'

const meta = {
  component: WithdrawScreen,
  args: {
    depositLink: '/auth/deposit',
    historyLink: '/auth/transaction/history?tab=withdrawals',
    back: '/auth/dashboard',
  },
  beforeEach: wired(),
} satisfies Meta<typeof WithdrawScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Enough: Story = {}

const ask = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const screen = within(canvasElement)
  await userEvent.type(await screen.findByLabelText('จำนวนเงินที่ถอน'), '500')
  await userEvent.click(screen.getByRole('button', { name: 'ถอนเงิน' }))
  await page.findByRole('button', { name: 'ยืนยันถอน' })
}

const order = async (context: { canvasElement: HTMLElement }) => {
  await ask(context)
  await userEvent.click(await page.findByRole('button', { name: 'ยืนยันถอน' }))
}

export const Asked: Story = { play: ask }

export const Sending: Story = { beforeEach: wired({ [call.withdraw]: never() }), play: order }

export const Refused: Story = {
  beforeEach: wired({
    [call.withdraw]: refusal(422102, { withdrawLeft: { times: 2, amount: 300 } }),
  }),
  play: order,
}

export const Uncertain: Story = {
  beforeEach: wired({ [call.withdraw]: unavailable(), [call.withdrawals]: unavailable() }),
  play: order,
}

export const Empty: Story = {
  beforeEach: wired({
    [call.credit]: aCredit({ balance: 0 }),
    [call.level]: aLevel({ withdrawable: 0 }),
    [call.withdrawals]: aList([]),
  }),
}

export const TurnoverLeft: Story = {
  beforeEach: wired({ [call.level]: aLevel({ withdrawable: 0, turnoverLeft: 2500 }) }),
}

export const NoTimesLeft: Story = {
  beforeEach: wired({
    [call.level]: aLevel({ withdrawable: 0, withdrawLeft: { times: 0, amount: 430_000 } }),
  }),
}

export const Loading: Story = {
  beforeEach: wired({ [call.open]: never(), [call.level]: never(), [call.withdrawals]: never() }),
}

export const Failed: Story = {
  beforeEach: wired({ [call.level]: unavailable(), [call.withdrawals]: unavailable() }),
}

const open = (change: Parameters<typeof aWithdrawal>[0]) =>
  wired({
    [call.open]: [aWithdrawal({ amount: 12_500, ...change })],
    [call.level]: aLevel({ withdrawable: 0 }),
  })

export const Pending: Story = { beforeEach: open({ status: 'PENDING' }) }

export const Processing: Story = {
  beforeEach: open({ status: 'PROCESSING', updatedAt: '2026-11-20T12:04:00+07:00' }),
}

export const FailedAtTheBank: Story = {
  beforeEach: open({ status: 'FAILED', canRetry: true, remark: 'ธนาคารปลายทางปิดปรับปรุงระบบชั่วคราว' }),
}

export const Full: Story = {
  beforeEach: wired({
    [call.credit]: aCredit({ balance: 99_999_999.99 }),
    [call.level]: aLevel({
      level: 6,
      withdrawable: 99_999_999.99,
      withdrawMaxPerDay: 99_999_999.99,
      withdrawMaxPerTime: 100_000,
      withdrawLeft: { times: 5, amount: 99_999_999.99 },
    }),
    [call.withdrawals]: aList(
      someWithdrawals(5).map((withdraw) => Object.assign(withdraw, { amount: 99_999_999.99 })),
      { total: 812 },
    ),
  }),
}
