import { aLevel, aList, aWithdrawal, changeMockApi, refusal } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent, within } from 'storybook/test'
import { call, mocked } from '../answers.testing.ts'
import { WithdrawScreen } from './WithdrawScreen.tsx'

const turnover = { bonus: 200, asked: 1_000, played: 250, since: '2026-11-20T14:05:00.000+07:00' }
const held = { turnoverLeft: 750, bonusHeld: 240, turnover }

const meta = {
  component: WithdrawScreen,
  args: {
    contactLink: '/auth/contact',
    depositLink: '/auth/deposit',
    historyLink: '/auth/transaction/history?tab=withdrawals',
    playLink: '/auth/games/category?cat=hot',
    helpHref: (word) => `/help?q=${word}`,
    back: '/auth/dashboard',
  },
  beforeEach: mocked({ [call.level]: aLevel({ ...held, bonusKeptUpTo: 300 }) }),
} satisfies Meta<typeof WithdrawScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Held: Story = {}

export const FreeAndLocked: Story = {
  beforeEach: mocked({
    [call.level]: aLevel({ ...held, withdrawable: 4_500, bonusKeptUpTo: 3_500, bonusLocked: 1_240 }),
  }),
}

const ask = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const screen = within(canvasElement)
  await userEvent.type(await screen.findByLabelText('จำนวนเงินที่ถอน'), '500')
  await userEvent.click(screen.getByRole('button', { name: 'ถอนเงิน' }))
  await page.findByRole('button', { name: 'ถอนและยกเลิกโบนัส' })
}

export const Asked: Story = { play: ask }

export const NothingWithoutIt: Story = {
  beforeEach: mocked({ [call.level]: aLevel({ ...held, bonusKeptUpTo: 0 }) }),
  play: ask,
}

export const GrewSince: Story = {
  play: async (place) => {
    changeMockApi({ [call.withdraw]: refusal(409103, { givesUp: 260 }) })
    await ask(place)
    await userEvent.click(page.getByRole('button', { name: 'ถอนและยกเลิกโบนัส' }))
    await within(place.canvasElement).findByText(/จะยกเลิกโบนัส 260/)
  },
}

export const Pending: Story = {
  beforeEach: mocked({
    [call.open]: [aWithdrawal({ bonusGivenUp: 240 })],
    [call.level]: aLevel({ withdrawable: 0 }),
  }),
}

export const Restored: Story = {
  beforeEach: mocked({
    [call.withdrawals]: aList([
      aWithdrawal({ status: 'REJECTED', remark: 'ชื่อบัญชีปลายทางไม่ตรงกับชื่อสมาชิก', bonusGivenUp: 240 }),
    ]),
  }),
}
