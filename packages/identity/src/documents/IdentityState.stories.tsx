import { anIdentity, aSetting, unavailable } from '@member/api-client/testing'
import { List } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { mocked } from '../answers.testing.ts'
import { IdentityNotice } from './IdentityNotice.tsx'
import { IdentityRow } from './IdentityRow.tsx'
import { IdentityState } from './IdentityState.tsx'

const identity = 'GET /api/auth/identity'

const meta = {
  component: IdentityState,
  beforeEach: mocked({ [identity]: anIdentity({ status: 'ASKED' }) }),
} satisfies Meta<typeof IdentityState>
export default meta

type Story = StoryObj<typeof meta>

export const Asked: Story = {}

const pending = mocked({ [identity]: anIdentity({ status: 'PENDING' }) })
const refused = mocked({ [identity]: anIdentity({ status: 'REFUSED', reason: 'รูปไม่ชัด' }) })

export const BeingLookedAt: Story = { beforeEach: pending }

export const Accepted: Story = { beforeEach: mocked({ [identity]: anIdentity({ status: 'ACCEPTED' }) }) }

export const Refused: Story = { beforeEach: refused }

export const NotAsked: Story = { beforeEach: mocked({ [identity]: anIdentity({ status: 'NOT_ASKED' }) }) }

export const WithoutDocuments: Story = {
  beforeEach: mocked({ 'GET /api/setting': aSetting({ features: { limits: true } }) }),
}

const inSettings = () => (
  <List>
    <IdentityRow to="/auth/settings/identity" />
  </List>
)

export const InSettings: Story = { render: inSettings, beforeEach: mocked() }

export const InSettingsRefused: Story = { render: inSettings, beforeEach: refused }

export const InSettingsUnknown: Story = {
  render: inSettings,
  beforeEach: mocked({ [identity]: unavailable() }),
}

const aboveAnAmount = () => <IdentityNotice identityLink="/auth/settings/identity" />

export const AboveAnAmount: Story = {
  render: aboveAnAmount,
  beforeEach: mocked({ [identity]: anIdentity() }),
}

export const AboveAnAmountAsked: Story = { render: aboveAnAmount }

export const AboveAnAmountBeingLookedAt: Story = { render: aboveAnAmount, beforeEach: pending }

export const AboveAnAmountRefused: Story = { render: aboveAnAmount, beforeEach: refused }
