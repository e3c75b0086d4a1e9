import { aLevel, aSetting, mockApi, signIn } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { WithdrawLock } from './WithdrawLock.tsx'
import { devicesAnswers } from './devices.testing.ts'

const answers =
  (change: object = {}) =>
  () => {
    signIn()
    mockApi({
      ...devicesAnswers,
      'GET /api/auth/user/level/:uuid': aLevel({ withdrawLocked: true }),
      ...change,
    })
  }

const withoutCodes = { 'GET /api/setting': aSetting({ features: { sessions: true, devices: true } }) }

const meta = {
  component: WithdrawLock,
  args: { forgotLink: '/forgot-password' },
  beforeEach: answers(),
} satisfies Meta<typeof WithdrawLock>
export default meta

type Story = StoryObj<typeof meta>

export const Locked: Story = {}

export const LockedWithoutCodes: Story = {
  args: { passwordLink: '/password' },
  beforeEach: answers(withoutCodes),
}

export const LockedAtTheChangeOfPassword: Story = { beforeEach: answers(withoutCodes) }

export const NotLocked: Story = { beforeEach: answers({ 'GET /api/auth/user/level/:uuid': aLevel() }) }
