import { stored } from '@member/api-client/stored'
import { aLevel, aSetting, never, refusal, signIn, unavailable, mockApi } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { devicesAnswers } from '../devices/devices.testing.ts'
import { factorAnswers, on } from '../secondFactor/secondFactor.testing.ts'
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx'

const whole = aSetting({ features: { secondFactor: true, sessions: true, passwordReset: true } })

const adviceLinks = {
  secondFactor: '/auth/settings/second-factor',
  devices: '/auth/settings/devices',
  forgotPassword: '/forgot-password',
}

const call = 'POST /api/auth/user/change-password/:uuid'

type Place = { canvasElement: HTMLElement }

const press = ({ canvasElement }: Place) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }))

const typed =
  (old: string, next: string, again = next) =>
  async (place: Place) => {
    const screen = within(place.canvasElement)
    await userEvent.type(screen.getByLabelText('รหัสผ่านปัจจุบัน'), old)
    await userEvent.type(screen.getByLabelText('รหัสผ่านใหม่'), next)
    await userEvent.type(screen.getByLabelText('ยืนยันรหัสผ่านใหม่'), again)
    await press(place)
  }

const change = typed('demo-pass-1234', 'a-longer-pass-1234')

const meta = {
  component: ChangePasswordScreen,
  args: { back: '/auth/dashboard', links: adviceLinks },
  beforeEach: () => {
    signIn()
    mockApi({ [call]: { token: 'new-token' } })
  },
} satisfies Meta<typeof ChangePasswordScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** Withdrawals are locked after a reported log-in. */
export const WithdrawalsLocked: Story = {
  beforeEach: () =>
    mockApi({
      ...devicesAnswers,
      'GET /api/auth/user/level/:uuid': aLevel({ withdrawLocked: true }),
      [call]: { token: 'new-token' },
    }),
}

export const FactorOff: Story = {
  beforeEach: () =>
    mockApi({
      ...devicesAnswers,
      ...factorAnswers,
      'GET /api/setting': whole,
      [call]: { token: 'new-token' },
    }),
}

export const FactorOn: Story = {
  beforeEach: () =>
    mockApi({ ...devicesAnswers, ...factorAnswers, 'GET /api/setting': whole, 'GET /api/auth/factor': on }),
  globals: { viewport: { value: 'desktop' } },
}

export const HardToGuess: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.type(screen.getByLabelText('รหัสผ่านใหม่'), 'two cats sleep')
    await expect(screen.getByText('เดายาก')).toBeTruthy()
  },
}

export const NothingTyped: Story = { play: press }

export const TooShort: Story = { play: typed('demo-pass-1234', '1234') }

export const Mismatch: Story = { play: typed('demo-pass-1234', 'a-longer-pass-1234', 'a-longer-pass-4321') }

export const TheSameAgain: Story = { play: typed('demo-pass-1234', 'demo-pass-1234') }

export const Changed: Story = { play: change }

export const Pending: Story = { beforeEach: () => mockApi({ [call]: never() }), play: change }

export const OldOneWrong: Story = { beforeEach: () => mockApi({ [call]: refusal(422002) }), play: change }

export const TooOften: Story = {
  beforeEach: () => mockApi({ [call]: refusal(429001, null, { retryAfter: 300 }) }),
  play: change,
}

export const AnswerLost: Story = {
  beforeEach: () => {
    mockApi({ [call]: unavailable() })
    return () => void stored('localStorage', 'password-unsure').write(null)
  },
  play: change,
}

export const NotChanged: Story = {
  beforeEach: () => mockApi({ [call]: unavailable(), 'POST /api/auth/login': refusal(401010) }),
  play: change,
}
