import { stored } from '@member/api-client/stored'
import { aLogin, aSetting, mockApi, never, refusal, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx'

const request = 'POST /api/user/password-reset'
const confirm = 'POST /api/user/password-reset/confirm'

const answers =
  (change: object = {}) =>
  () => {
    stored('sessionStorage', 'password-reset').write(null)
    mockApi({
      'GET /api/setting': aSetting({ features: { passwordReset: true } }),
      [request]: { reset: 'one', validSec: 600, resendSec: 60 },
      [confirm]: null,
      'POST /api/auth/login': aLogin(),
      ...change,
    })
    return () => void stored('sessionStorage', 'password-reset').write(null)
  }

const meta = {
  component: ForgotPasswordScreen,
  args: { helpHref: 'https://line.me/R/ti/p/@saengthong', loginTo: '/login' },
  beforeEach: answers(),
} satisfies Meta<typeof ForgotPasswordScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const ask: Play = async ({ canvasElement }) => {
  const screen = within(canvasElement)
  await userEvent.type(await screen.findByLabelText('เบอร์มือถือที่ลงทะเบียนไว้'), '0812345678')
  await userEvent.click(screen.getByRole('button', { name: 'ส่งรหัสทาง SMS' }))
}

const give: Play = async (context) => {
  await ask(context)
  const screen = within(context.canvasElement)
  await userEvent.type(await screen.findByLabelText('รหัส 6 หลักจาก SMS'), '042195')
  await userEvent.type(screen.getByLabelText('รหัสผ่านใหม่'), 'a-new-password')
  await userEvent.type(screen.getByLabelText('ยืนยันรหัสผ่านใหม่'), 'a-new-password')
  await userEvent.click(screen.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }))
}

export const AskedForThePhone: Story = {}

export const Loading: Story = { beforeEach: answers({ 'GET /api/setting': never() }) }

export const Failed: Story = { beforeEach: answers({ 'GET /api/setting': unavailable() }) }

export const WrongNumber: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'ส่งรหัสทาง SMS' }))
  },
}

export const Sending: Story = { beforeEach: answers({ [request]: never() }), play: ask }

export const AskedTooOften: Story = {
  beforeEach: answers({ [request]: refusal(429001, null, { retryAfter: 900 }) }),
  play: ask,
}

export const CodeSent: Story = { play: ask }

export const CodeMayBeSentAgain: Story = {
  beforeEach: answers({ [request]: { reset: 'one', validSec: 600, resendSec: 0 } }),
  play: ask,
}

export const CodeOver: Story = {
  beforeEach: answers({ [request]: { reset: 'one', validSec: 0, resendSec: 0 } }),
  play: ask,
}

export const CodeWrong: Story = {
  beforeEach: answers({ [confirm]: refusal(422004, { fields: { code: 'รหัสไม่ถูกต้องหรือหมดอายุแล้ว' } }) }),
  play: give,
}

export const Set: Story = { beforeEach: answers({ 'POST /api/auth/login': unavailable() }), play: give }

export const ByLineAlone: Story = { beforeEach: answers({ 'GET /api/setting': aSetting() }) }
