import { anIdentity } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { mocked } from '../answers.testing.ts'
import { IdentityNotice } from './IdentityNotice.tsx'

const identity = 'GET /api/auth/identity'

const meta = {
  component: IdentityNotice,
  args: { identityLink: '/auth/settings/identity' },
  beforeEach: mocked({ [identity]: anIdentity() }),
} satisfies Meta<typeof IdentityNotice>
export default meta

type Story = StoryObj<typeof meta>

export const AboveAnAmount: Story = {}

export const Asked: Story = { beforeEach: mocked({ [identity]: anIdentity({ status: 'ASKED' }) }) }

export const BeingLookedAt: Story = { beforeEach: mocked({ [identity]: anIdentity({ status: 'PENDING' }) }) }

export const Refused: Story = {
  beforeEach: mocked({ [identity]: anIdentity({ status: 'REFUSED', reason: 'รูปไม่ชัด' }) }),
}
