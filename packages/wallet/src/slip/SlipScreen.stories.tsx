import { stored } from '@member/api-client/stored'
import {
  aCredit,
  aDeposit,
  aSlipRequest,
  aVerifiedSlip,
  never,
  refusal,
  changeMockApi,
  signIn,
  unavailable,
} from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { call, mocked } from '../answers.testing.ts'
import { drawnPicture } from './aPicture.testing.ts'
import { SlipScreen } from './SlipScreen.tsx'

const slip = aVerifiedSlip()

const meta = {
  component: SlipScreen,
  args: {
    depositLink: '/auth/deposit',
    contactLink: '/auth/contact',
    playLink: '/auth/games',
    helpHref: (word) => `/help?q=${word}`,
  },
  beforeEach: mocked(),
} satisfies Meta<typeof SlipScreen>
export default meta

type Story = StoryObj<typeof meta>
type Context = { canvasElement: HTMLElement }

const press = async ({ canvasElement }: Context, name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }))

const choose = async (context: Context) => {
  const input = within(context.canvasElement).getByLabelText('เลือกรูปสลิป', { selector: 'input' })
  await userEvent.upload(input, await drawnPicture())
  await within(context.canvasElement).findByRole('button', { name: 'ตรวจสอบสลิป' })
}

const verify = async (context: Context) => {
  await choose(context)
  await press(context, /ตรวจสอบสลิป/)
}

const answered = (answer: unknown, more: Record<string, unknown> = {}): Story => ({
  beforeEach: mocked({ [call.verify]: answer, ...more }),
  play: verify,
})

/** Stores a pending slip, so that the story starts as after a reload. */
const storedSlip = (state: object, picture: object) => () => {
  mocked()()
  const place = `slip:${signIn().user.uuid}`
  stored('sessionStorage', `${place}:state`).write(JSON.stringify(state))
  stored('sessionStorage', `${place}:picture`).write(JSON.stringify(picture))
}

export const Empty: Story = {}

export const Loading: Story = { beforeEach: mocked({ [call.member]: never(), [call.requests]: never() }) }

export const Failed: Story = {
  beforeEach: mocked({ [call.member]: unavailable(), [call.requests]: unavailable() }),
}

export const InLine: Story = {
  beforeEach: () => {
    mocked()()
    const value = 'Mozilla/5.0 (Linux; Android 14) Chrome/128.0 Mobile Line/14.3.0'
    Object.defineProperty(navigator, 'userAgent', { value, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'userAgent')
    }
  },
}

export const WrongFile: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const input = screen.getByLabelText('เลือกรูปสลิป', { selector: 'input' })
    await userEvent.upload(input, new File(['%PDF-'], 'slip.pdf', { type: 'image/pdf' }))
    await expect(await screen.findByText(/ไม่ใช่รูปที่รองรับ/)).toBeVisible()
  },
}

export const Reading: Story = {
  beforeEach: () => {
    mocked()()
    const Quick = FileReader
    window.FileReader = class extends Quick {
      override readAsArrayBuffer() {}
    }
    return () => {
      window.FileReader = Quick
    }
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.upload(screen.getByLabelText('เลือกรูปสลิป', { selector: 'input' }), await drawnPicture())
    await screen.findByText('กำลังอ่านรูป…')
  },
}

export const Ready: Story = { play: choose }

const qrcode = '0041000600000101030040220013071152533APM077365102TH9104'
const url = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 27 40"><path fill="#5b2a86" d="M0 0h27v40H0z"/></svg>')}`

export const QrRead: Story = { beforeEach: storedSlip({ step: 'ready' }, { url, qrcode }) }

/** The picture was too large to be stored, so the reload lost it. */
export const PictureLost: Story = { beforeEach: storedSlip({ step: 'ready' }, { url: null, qrcode }) }

export const Verifying = answered(never())

export const Checked = answered(slip)

export const CheckedWithOtherAmount = answered({ ...slip, checks: { ...slip.checks, amount: 'FAIL' } })

const confirming = (answer: unknown): Story => ({
  beforeEach: mocked({ [call.verify]: slip, [call.confirm]: answer }),
  play: async (context) => {
    await verify(context)
    await press(context, /ยืนยันฝาก/)
  },
})

export const Confirming = confirming(never())

export const ConfirmationRefused = confirming(refusal(422208, { uuid: slip.uuid, hours: 24 }))

export const Credited: Story = {
  beforeEach: mocked({
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
  beforeEach: mocked({ [call.verify]: slip, [call.confirm]: unavailable(), [call.deposits]: unavailable() }),
  play: Credited.play!,
}

const notSeenYet = aVerifiedSlip({
  next: 'WAIT',
  retryAfterSec: 180,
  amount: null,
  transAt: null,
  sender: null,
})

export const Waiting = answered(notSeenYet)

export const LookingAgain: Story = {
  ...Waiting,
  play: async (context) => {
    await verify(context)
    await within(context.canvasElement).findByRole('button', { name: 'ตรวจตอนนี้' })
    changeMockApi({ [call.verify]: never() })
    await press(context, /ตรวจตอนนี้/)
  },
}

export const DuplicateMine = answered(
  refusal(409201, { usedAt: slip.transAt, mine: true, depositUuid: '00000000-0000-4000-8000-000000000001' }),
)

export const DuplicateMineUnlisted = answered(refusal(409201, { usedAt: slip.transAt, mine: true }), {
  [call.deposits]: unavailable(),
})

export const DuplicateOther = answered(refusal(409201, { usedAt: slip.transAt, mine: false }))

export const WrongReceiver = answered(refusal(422206, { uuid: slip.uuid }))

export const WrongSender = answered(refusal(422207, { uuid: slip.uuid }))

export const TooOld = answered(refusal(422208, { uuid: slip.uuid, hours: 24 }))

export const NotFound = answered(refusal(422204, { uuid: slip.uuid }))

export const Unreadable = answered(refusal(422202))

export const OtherAmount = answered(refusal(422205, { expected: 500, actual: 450 }))

export const BankDown = answered(refusal(500256, { retryAfterSec: 900 }))

export const Throttled = answered(refusal(429001, null, { retryAfter: 45 }))

/** The check succeeds, but the server throttles the confirmation. */
export const ConfirmThrottled: Story = {
  beforeEach: mocked({
    [call.verify]: aVerifiedSlip(),
    [call.confirm]: refusal(429001, null, { retryAfter: 45 }),
  }),
  play: async (context) => {
    await verify(context)
    await press(context, /ยืนยันฝาก/)
  },
}

export const NoLine = answered(unavailable())

export const ForManualReview = answered(aVerifiedSlip({ next: 'MANUAL' }))

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

export const WaitsForManualReview = answered(aVerifiedSlip({ next: 'MANUAL' }), {
  [call.requests]: [aSlipRequest({ transRef: slip.transRef })],
})

export const Requested: Story = {
  beforeEach: mocked({
    [call.verify]: aVerifiedSlip({ next: 'MANUAL' }),
    [call.request]: requests[0],
  }),
  play: async (context) => {
    await verify(context)
    changeMockApi({ [call.requests]: requests })
    await press(context, /ส่งให้เจ้าหน้าที่/)
  },
}
