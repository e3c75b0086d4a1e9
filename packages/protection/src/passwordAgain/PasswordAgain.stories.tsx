import { never, refusal } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { mocked } from '../answers.testing.ts'
import { PasswordAgain } from './PasswordAgain.tsx'

const confirm = 'POST /api/auth/session/confirm'
const give: NonNullable<Story['play']> = async () => {
  const page = within(document.body)
  await userEvent.type(await page.findByLabelText('รหัสผ่าน'), 'a-good-password')
  await userEvent.click(page.getByRole('button', { name: 'ยืนยันและทำรายการต่อ' }))
}

const meta = {
  component: PasswordAgain,
  args: { onAnswer: () => {} },
  beforeEach: mocked({ [confirm]: never() }),
} satisfies Meta<typeof PasswordAgain>
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
