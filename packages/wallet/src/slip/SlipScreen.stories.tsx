import {
  aCredit,
  aDeposit,
  aSlipRequest,
  aVerifiedSlip,
  never,
  refusal,
  unavailable,
} from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { call } from '../answers.testing.ts'
import { wired } from '../wired.testing.ts'
import { drawnPicture } from './drawnPicture.testing.ts'
import { SlipScreen } from './SlipScreen.tsx'

const slip = aVerifiedSlip()

const meta = {
  component: SlipScreen,
  args: { depositLink: '/auth/deposit', contactLink: '/auth/contact' },
  beforeEach: wired(),
} satisfies Meta<typeof SlipScreen>
export default meta

type Story = StoryObj<typeof meta>
type Context = { canvasElement: HTMLElement }

const press = async ({ canvasElement }: Context, name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }, { timeout: 20_000 }))

const choose = async (context: Context) => {
  const input = within(context.canvasElement).getByLabelText('เลือกรูปสลิป', { selector: 'input' })
  await userEvent.upload(input, await drawnPicture())
  await within(context.canvasElement).findByRole('button', { name: 'ตรวจสอบสลิป' }, { timeout: 20_000 })
}

const verify = async (context: Context) => {
  await choose(context)
  await press(context, /ตรวจสอบสลิป/)
}

const answered = (answer: unknown, more: Record<string, unknown> = {}): Story => ({
  beforeEach: wired({ [call.verify]: answer, ...more }),
  play: verify,
})

export const Choose: Story = {}

export const WrongFile: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const input = screen.getByLabelText('เลือกรูปสลิป', { selector: 'input' })
    await userEvent.upload(input, new File(['%PDF-'], 'slip.pdf', { type: 'image/pdf' }))
    await expect(await screen.findByText(/ไม่ใช่รูปที่รองรับ/)).toBeVisible()
  },
}

export const Ready: Story = { play: choose }

export const Verifying = answered(never())

export const Checked = answered(slip)

export const Credited: Story = {
  beforeEach: wired({
    [call.credit]: aCredit({ balance: 2050.5 }),
    [call.verify]: slip,
    [call.confirm]: {
      deposit: aDeposit({ channel: 'SLIP', transRef: slip.transRef, bonus: 50 }),
      credit: aCredit({ balance: 2050.5 }),
    },
  }),
  play: async (context) => {
    await verify(context)
    await press(context, /ยืนยันฝาก/)
  },
}

export const Uncertain: Story = {
  beforeEach: wired({ [call.verify]: slip, [call.confirm]: unavailable(), [call.deposits]: unavailable() }),
  play: Credited.play!,
}

export const Waiting = answered(
  aVerifiedSlip({ next: 'WAIT', retryAfterSec: 180, amount: null, transAt: null, sender: null }),
)

export const DuplicateMine = answered(
  refusal(409201, { usedAt: slip.transAt, mine: true, depositUuid: '00000000-0000-4000-8000-000000000001' }),
)

export const DuplicateOther = answered(refusal(409201, { usedAt: slip.transAt, mine: false }))

export const WrongReceiver = answered(refusal(422206, { uuid: slip.uuid }))

export const WrongSender = answered(refusal(422207, { uuid: slip.uuid }))

export const TooOld = answered(refusal(422208, { uuid: slip.uuid, hours: 24 }))

export const NotFound = answered(refusal(422204, { uuid: slip.uuid }))

export const Unreadable = answered(refusal(422202))

export const OtherAmount = answered(refusal(422205, { expected: 500, actual: 450 }))

export const BankDown = answered(refusal(500256, { retryAfterSec: 900 }, { code: 'SLIP_UPSTREAM' }))

export const Throttled = answered(refusal(429001, null, { retryAfter: 45 }))

export const NoLine = answered(unavailable())

export const ByHand: Story = {
  beforeEach: wired({ [call.verify]: aVerifiedSlip({ next: 'MANUAL' }) }),
  play: async (context) => {
    await verify(context)
    await press(context, /ส่งให้เจ้าหน้าที่/)
  },
}

const requests = [
  aSlipRequest({ uuid: 'a' }),
  aSlipRequest({ uuid: 'b', status: 'APPROVED', amount: 99_999_999.99, sendingBank: 'SCB' }),
  aSlipRequest({
    uuid: 'c',
    status: 'REJECTED',
    sendingBank: 'SME',
    remark: 'ไม่พบยอดโอนเข้าบัญชีตามวันและเวลาที่แจ้ง',
  }),
]

export const Requested: Story = {
  beforeEach: wired({
    [call.verify]: aVerifiedSlip({ next: 'MANUAL' }),
    [call.request]: requests[0],
    [call.requests]: requests,
  }),
  play: async (context) => {
    await verify(context)
    await press(context, /ส่งให้เจ้าหน้าที่/)
    await press(context, /ส่งคำขอ/)
  },
}
