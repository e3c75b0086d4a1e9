import { unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { call, mocked } from '../answers.testing.ts'
import { LostWithdrawal } from './LostWithdrawal.tsx'

const meta = {
  component: LostWithdrawal,
  beforeEach: mocked({ [call.open]: unavailable(), [call.withdrawals]: unavailable() }),
} satisfies Meta<typeof LostWithdrawal>
export default meta

type Story = StoryObj<typeof meta>

export const NobodyKnows: Story = {}
