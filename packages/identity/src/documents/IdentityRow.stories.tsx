import { List } from '@member/ui'
import { anIdentity, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { mocked } from '../answers.testing.ts'
import { IdentityRow } from './IdentityRow.tsx'

const meta = {
  component: IdentityRow,
  args: { to: '/auth/settings/identity' },
  render: (args) => (
    <List>
      <IdentityRow {...args} />
    </List>
  ),
} satisfies Meta<typeof IdentityRow>
export default meta

type Story = StoryObj<typeof meta>

export const NotAsked: Story = { beforeEach: mocked() }

export const Refused: Story = {
  beforeEach: mocked({ 'GET /api/auth/identity': anIdentity({ status: 'REFUSED' }) }),
}

export const Unknown: Story = { beforeEach: mocked({ 'GET /api/auth/identity': unavailable() }) }
