import { ApiError, disownSessionCall, withdrawCall } from '@member/api-client'
import { browserPasskeys, never, refusal } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { mocked, challenge, challengeOfPasskey } from '../answers.testing.ts'
import { ConfirmSession } from './ConfirmSession.tsx'

const confirm = 'POST /api/auth/session/confirm'
const give: NonNullable<Story['play']> = async () => {
  const page = within(document.body)
  await userEvent.type(await page.findByLabelText('รหัสผ่าน'), 'a-good-password')
  await userEvent.click(page.getByRole('button', { name: 'ยืนยันและทำรายการต่อ' }))
}
const giveCode: NonNullable<Story['play']> = async () => {
  const page = within(document.body)
  await userEvent.type(await page.findByLabelText('รหัส 6 หลักจากแอป'), '042195')
  await userEvent.click(page.getByRole('button', { name: 'ยืนยันและทำรายการต่อ' }))
}
const codeWrong = refusal(422004, { fields: { code: 'รหัสไม่ถูกต้อง หรือใช้ไปแล้ว' } })

const meta = {
  component: ConfirmSession,
  args: { error: challenge('password'), onAnswer: () => {} },
  beforeEach: mocked({ [confirm]: never() }),
} satisfies Meta<typeof ConfirmSession>
export default meta

type Story = StoryObj<typeof meta>

export const Asked: Story = {}

export const Checking: Story = { play: give }

export const Wrong: Story = {
  beforeEach: mocked({ [confirm]: refusal(422003, { fields: { password: 'รหัสผ่านไม่ถูกต้อง' } }) }),
  play: give,
}

export const TooManyTries: Story = {
  beforeEach: mocked({
    [confirm]: refusal(429001, { retryAfterSec: 600 }, { message: 'ทำรายการถี่เกินไป กรุณารอสักครู่แล้วลองใหม่' }),
  }),
  play: give,
}

export const CodeAsked: Story = { args: { error: challenge('factor') } }

const withdrawal = { path: withdrawCall.path, body: { amount: 1_500 } }

export const SecondStep: Story = { args: { isSecond: true } }

export const CodeForAWithdrawal: Story = { args: { error: challenge('factor'), challenged: withdrawal } }

const disowning = { path: disownSessionCall.path, body: { uuid: '11111111-aaaa-4aaa-8aaa-000000000002' } }

export const ToDisownALogin: Story = { args: { challenged: disowning } }

export const HugeWithdrawal: Story = {
  args: { error: challenge('factor'), challenged: { ...withdrawal, body: { amount: 99_999_999.99 } } },
}

export const CodeMissing: Story = {
  args: { error: challenge('factor') },
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: 'ยืนยันและทำรายการต่อ' }))
  },
}

export const CodeWrong: Story = {
  args: { error: challenge('factor') },
  beforeEach: mocked({ [confirm]: codeWrong }),
  play: giveCode,
}

export const RecoveryCode: Story = {
  args: { error: challenge('factor') },
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: 'ไม่มีแอปในมือ ใช้รหัสสำรอง' }))
  },
}

export const BothAsked: Story = { args: { error: challenge('password', 'factor') } }

export const WithAPasskey: Story = {
  args: { error: challengeOfPasskey('password', 'factor') },
  beforeEach: () => {
    mocked()()
    return browserPasskeys().leave
  },
}

export const NewDevice: Story = {
  args: {
    error: challenge('factor'),
    give: () => Promise.reject(new ApiError({ kind: 'refused', status: 422004, data: codeFields })),
  },
}
const codeFields = { fields: { code: 'รหัสไม่ถูกต้อง หรือใช้ไปแล้ว' } }
