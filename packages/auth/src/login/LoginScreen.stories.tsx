import { endSession } from '@member/api-client/session'
import { aLogin, never, refusal, signIn, unavailable, mockApi } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { LoginScreen } from './LoginScreen.tsx'

const call = 'POST /api/auth/login'

const logIn = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const screen = within(canvasElement)
  await userEvent.type(screen.getByRole('textbox', { name: 'ชื่อผู้ใช้หรือเบอร์มือถือ' }), 'demo1234')
  await userEvent.type(screen.getByLabelText('รหัสผ่าน'), 'demo-pass-1234')
  await userEvent.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }))
}

const meta = {
  component: LoginScreen,
  args: { forgotHref: 'https://line.me/R/ti/p/@saengthong', forgotTo: '/forgot', registerTo: '/register' },
  beforeEach: () => mockApi({ [call]: aLogin() }),
} satisfies Meta<typeof LoginScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Pending: Story = { beforeEach: () => mockApi({ [call]: never() }), play: logIn }

export const Refused: Story = { beforeEach: () => mockApi({ [call]: refusal(401010) }), play: logIn }

export const Suspended: Story = { beforeEach: () => mockApi({ [call]: refusal(403001) }), play: logIn }

export const TooOften: Story = {
  beforeEach: () => mockApi({ [call]: refusal(429001, null, { retryAfter: 300 }) }),
  play: logIn,
}

export const NoLine: Story = { beforeEach: () => mockApi({ [call]: unavailable() }), play: logIn }

export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }))
    await expect(await screen.findByText('กรุณากรอกรหัสผ่าน')).toBeVisible()
  },
}

const ended = (reason: 'expired' | 'suspended') => () => {
  signIn()
  endSession(reason)
}

export const SessionExpired: Story = { beforeEach: ended('expired') }

export const SessionSuspended: Story = { beforeEach: ended('suspended') }
