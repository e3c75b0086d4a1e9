import { anIdentity, aSetting } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { mocked } from '../answers.testing.ts'
import { IdentityState } from './IdentityState.tsx'

const identity = 'GET /api/auth/identity'

const meta = {
  component: IdentityState,
  beforeEach: mocked({ [identity]: anIdentity({ status: 'ASKED' }) }),
} satisfies Meta<typeof IdentityState>
export default meta

type Story = StoryObj<typeof meta>

export const Asked: Story = {}

export const BeingLookedAt: Story = { beforeEach: mocked({ [identity]: anIdentity({ status: 'PENDING' }) }) }

export const Accepted: Story = { beforeEach: mocked({ [identity]: anIdentity({ status: 'ACCEPTED' }) }) }

export const Refused: Story = {
  beforeEach: mocked({ [identity]: anIdentity({ status: 'REFUSED', reason: 'รูปไม่ชัด' }) }),
}

export const NotAsked: Story = { beforeEach: mocked({ [identity]: anIdentity({ status: 'NOT_ASKED' }) }) }

export const WithoutDocuments: Story = {
  beforeEach: mocked({ 'GET /api/setting': aSetting({ features: { limits: true } }) }),
}
