import { anIdentity, aSetting, never, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { mocked } from '../answers.testing.ts'
import { IdentityScreen } from './IdentityScreen.tsx'

const identity = 'GET /api/auth/identity'
const sentAt = '2026-11-20T09:00:00.000+07:00'
const settledAt = '2026-11-20T15:30:00.000+07:00'

const meta = {
  component: IdentityScreen,
  args: { back: '/auth/dashboard' },
  beforeEach: mocked({ [identity]: anIdentity() }),
} satisfies Meta<typeof IdentityScreen>
export default meta

type Story = StoryObj<typeof meta>

export const NotAsked: Story = {}

export const Asked: Story = {
  beforeEach: mocked({
    [identity]: anIdentity({ status: 'ASKED', neededFor: { firstWithdrawal: true, above: null } }),
  }),
}

export const AskedOnDesktop: Story = { ...Asked, globals: { viewport: { value: 'desktop' } } }

export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'ส่งให้ตรวจสอบ' }))
  },
}

export const BeingLookedAt: Story = {
  beforeEach: mocked({ [identity]: anIdentity({ status: 'PENDING', sentAt }) }),
}

export const Refused: Story = {
  beforeEach: mocked({
    [identity]: anIdentity({
      status: 'REFUSED',
      reason: 'รูปไม่ชัด กรุณาถ่ายใหม่ให้เห็นครบทุกมุม',
      sentAt,
      settledAt,
    }),
  }),
}

export const Accepted: Story = {
  beforeEach: mocked({ [identity]: anIdentity({ status: 'ACCEPTED', sentAt, settledAt }) }),
}

export const Loading: Story = { beforeEach: mocked({ [identity]: never() }) }

export const Failed: Story = { beforeEach: mocked({ [identity]: unavailable() }) }

export const Empty: Story = {
  beforeEach: mocked({ 'GET /api/setting': aSetting({ features: { limits: true } }) }),
}
