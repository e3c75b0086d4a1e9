import { aSetting, browserPasskeys, mockApi, never, signIn, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { another, passkey, passkeyAnswers } from './passkeys.testing.ts'
import { PasskeysScreen } from './PasskeysScreen.tsx'

const list = 'GET /api/auth/passkey'

const answers =
  (change: object = {}, answer: Parameters<typeof browserPasskeys>[0] = 'given') =>
  () => {
    signIn()
    mockApi({ ...passkeyAnswers, ...change })
    return browserPasskeys(answer).leave
  }

const meta = {
  component: PasskeysScreen,
  args: {
    back: '/auth/profile',
    secondFactorLink: '/auth/settings/second-factor',
    passwordLink: '/auth/settings/change-password',
    devicesLink: '/auth/settings/devices',
  },
  beforeEach: answers(),
} satisfies Meta<typeof PasskeysScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const press =
  (name: string): Play =>
  async ({ canvasElement }) =>
    userEvent.click((await within(canvasElement).findAllByRole('button', { name }))[0]!)

export const None: Story = {}

export const Some: Story = { beforeEach: answers({ [list]: [passkey, another] }) }

export const Adding: Story = {
  beforeEach: answers({ 'POST /api/auth/passkey/start': never() }),
  play: press('เพิ่มพาสคีย์'),
}

export const ThereAlready: Story = {
  beforeEach: answers({ [list]: [passkey] }, 'InvalidStateError'),
  play: press('เพิ่มพาสคีย์'),
}

export const Renaming: Story = {
  beforeEach: answers({ [list]: [passkey] }),
  play: press('เปลี่ยนชื่อ'),
}

export const Removing: Story = { beforeEach: answers({ [list]: [passkey] }), play: press('ลบ') }

const withFactor = { 'GET /api/setting': aSetting({ features: { passkeys: true, secondFactor: true } }) }

export const NoDevice: Story = { beforeEach: answers(withFactor, 'none') }

export const NoDeviceWithSome: Story = { beforeEach: answers({ ...withFactor, [list]: [passkey] }, 'none') }

export const Loading: Story = { beforeEach: answers({ [list]: never() }) }

export const Failed: Story = { beforeEach: answers({ [list]: unavailable() }) }

export const Empty: Story = { beforeEach: answers({ 'GET /api/setting': aSetting() }) }
