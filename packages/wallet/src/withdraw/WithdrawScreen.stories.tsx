import {
  aCredit,
  aLevel,
  aList,
  aSetting,
  aWithdrawal,
  aWithdrawProgress,
  never,
  refusal,
  changeMockApi,
  publishNews,
  unavailable,
} from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { call, mocked, someWithdrawals } from '../answers.testing.ts'
import { WithdrawScreen } from './WithdrawScreen.tsx'

const meta = {
  component: WithdrawScreen,
  args: {
    playLink: '/auth/games',
    helpHref: (word) => `/help?q=${word}`,
    depositLink: '/auth/deposit',
    contactLink: '/auth/contact',
    historyLink: '/auth/transaction/history?tab=withdrawals',
    back: '/auth/dashboard',
  },
  beforeEach: mocked(),
} satisfies Meta<typeof WithdrawScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Enough: Story = {}

type Place = { canvasElement: HTMLElement }

const typed = (amount: string) => async (place: Place) => {
  const screen = within(place.canvasElement)
  const field = await screen.findByLabelText('จำนวนเงินที่ถอน')
  if (amount) await userEvent.type(field, amount)
  await userEvent.click(screen.getByRole('button', { name: 'ถอนเงิน' }))
}

export const NothingTyped: Story = { play: typed('') }

export const TooLittle: Story = { play: typed('50') }

export const TooMuch: Story = { play: typed('2,000') }

const ask = async (place: Place) => {
  await typed('500')(place)
  await page.findByRole('button', { name: 'ยืนยันถอน' })
}

const order = async (place: Place) => {
  await ask(place)
  await userEvent.click(await page.findByRole('button', { name: 'ยืนยันถอน' }))
}

export const Asked: Story = { play: ask }

export const Sending: Story = { beforeEach: mocked({ [call.withdraw]: never() }), play: order }

export const Refused: Story = {
  beforeEach: mocked({
    [call.withdraw]: refusal(422102, { left: 300 }),
  }),
  play: order,
}

export const Uncertain: Story = {
  beforeEach: mocked({ [call.withdraw]: unavailable(), [call.withdrawals]: unavailable() }),
  play: order,
}

export const LookingForIt: Story = {
  ...Uncertain,
  play: async (place) => {
    await order(place)
    const again = await within(place.canvasElement).findByRole('button', { name: 'ตรวจผลคำขอ' })
    changeMockApi({ [call.open]: never() })
    await userEvent.click(again)
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'))
  },
}

export const NoneFound: Story = {
  ...Uncertain,
  play: async (place) => {
    await order(place)
    const again = await within(place.canvasElement).findByRole('button', { name: 'ตรวจผลคำขอ' })
    changeMockApi({ [call.withdrawals]: aList([]) })
    await userEvent.click(again)
    await within(place.canvasElement).findByText(/^คำขอถอนไม่ถึงระบบ/)
  },
}

export const Sent: Story = {
  beforeEach: mocked({ [call.withdraw]: { withdraw: aWithdrawal(), credit: aCredit({ balance: 1000.5 }) } }),
  play: async (place) => {
    await ask(place)
    changeMockApi({ [call.open]: [aWithdrawal()], [call.level]: aLevel({ withdrawable: 0 }) })
    await userEvent.click(await page.findByRole('button', { name: 'ยืนยันถอน' }))
    await within(place.canvasElement).findByText('ส่งคำขอถอนแล้ว')
  },
}

export const Empty: Story = {
  beforeEach: mocked({
    [call.credit]: aCredit({ balance: 0 }),
    [call.level]: aLevel({ withdrawable: 0 }),
    [call.withdrawals]: aList([]),
  }),
}

export const TurnoverLeft: Story = {
  beforeEach: mocked({ [call.level]: aLevel({ withdrawable: 0, turnoverLeft: 2500 }) }),
}

export const NoTimesLeft: Story = {
  beforeEach: mocked({
    [call.level]: aLevel({ withdrawable: 0, withdrawLeft: { times: 0, amount: 430_000 } }),
  }),
}

export const WithoutDailyLimit: Story = {
  beforeEach: mocked({
    [call.level]: aLevel({
      level: 5,
      withdrawMaxPerDay: null,
      withdrawMaxPerTime: 100_000,
      withdrawLeft: { times: 5, amount: null },
    }),
  }),
}

export const OwnAccountUnknown: Story = { beforeEach: mocked({ [call.member]: unavailable() }) }

export const Loading: Story = {
  beforeEach: mocked({ [call.open]: never(), [call.level]: never(), [call.withdrawals]: never() }),
}

export const Failed: Story = {
  beforeEach: mocked({ [call.level]: unavailable(), [call.withdrawals]: unavailable() }),
}

const open = (change: Parameters<typeof aWithdrawal>[0]) =>
  mocked({
    [call.open]: [aWithdrawal({ amount: 12_500, ...change })],
    [call.level]: aLevel({ withdrawable: 0 }),
  })

export const Pending: Story = { beforeEach: open({ status: 'PENDING' }) }

export const Processing: Story = {
  beforeEach: open({ status: 'PROCESSING', updatedAt: '2026-11-20T12:04:00+07:00' }),
}

const failed = { status: 'FAILED', canRetry: true, remark: 'ธนาคารปลายทางปิดปรับปรุงระบบชั่วคราว' } as const

export const FailedAtTheBank: Story = { beforeEach: open(failed) }

const retried = (answer: unknown): Story => ({
  beforeEach: mocked({
    [call.open]: [aWithdrawal({ amount: 12_500, ...failed })],
    [call.retry]: answer,
  }),
  play: async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: 'ส่งรายการอีกครั้ง' })),
})

export const Retrying = retried(never())

export const RetryRefused = retried(
  refusal(500256, null, { message: 'ธนาคารปลายทางยังปิดปรับปรุง กรุณาลองใหม่ภายหลัง' }),
)

export const RetryUncertain = retried(unavailable())

const ended = (end: 'SUCCESS' | 'REJECTED', remark: string | null, news: RegExp): Story => ({
  beforeEach: open({ status: 'PROCESSING' }),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await screen.findByText('กำลังโอนเงินเข้าบัญชีของคุณ')
    const withdraw = aWithdrawal({ amount: 12_500, status: end, remark })
    changeMockApi({
      [call.open]: [],
      [call.level]: aLevel(),
      [call.withdrawals]: aList([withdraw]),
    })
    publishNews({ withdraw })
    await screen.findByText(news)
  },
})

export const Arrived = ended('SUCCESS', null, /^เงินเข้าบัญชีแล้ว/)

export const Rejected = ended('REJECTED', 'ชื่อบัญชีปลายทางไม่ตรงกับชื่อสมาชิก', /^ไม่ได้รับอนุมัติ$/)

export const Full: Story = {
  beforeEach: mocked({
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

const progress = (status: 'PENDING' | 'PROCESSING' | 'FAILED', ...steps: { status: string; at: string }[]) =>
  mocked({
    [call.setting]: aSetting({ features: { withdrawProgress: true } }),
    [call.open]: [aWithdrawal({ status, canRetry: status === 'FAILED', amount: 1500 })],
    'GET /api/auth/withdraw/progress': { ...aWithdrawProgress(), steps },
  })

const at = (time: string) => `2026-11-20T${time}.000+07:00`

export const ProgressBegun: Story = {
  beforeEach: progress('PENDING', { status: 'PENDING', at: at('14:05:00') }),
}

export const ProgressAfterFailure: Story = {
  beforeEach: progress(
    'PROCESSING',
    { status: 'PENDING', at: at('14:05:00') },
    { status: 'PROCESSING', at: at('14:06:10') },
    { status: 'FAILED', at: at('14:07:40') },
    { status: 'PENDING', at: at('14:09:02') },
    { status: 'PROCESSING', at: at('14:10:30') },
  ),
}

export const ProgressFailed: Story = {
  beforeEach: progress(
    'FAILED',
    { status: 'PENDING', at: at('14:05:00') },
    { status: 'FAILED', at: at('14:07:40') },
  ),
}
