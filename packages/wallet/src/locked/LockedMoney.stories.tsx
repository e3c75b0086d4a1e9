import type { LockedMoney as Locked } from '@member/api-client'
import { aCredit } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  call,
  mocked,
  lockedByBreak,
  lockedByExclusion,
  lockedByLimit,
  lockedByReview,
} from '../answers.testing.ts'
import { LockedMoney } from './LockedMoney.tsx'

const meta = { component: LockedMoney } satisfies Meta<typeof LockedMoney>
export default meta

type Story = StoryObj<typeof meta>

const because = (locked: Locked) => mocked({ [call.credit]: aCredit({ balance: 100, kept: locked }) })

export const BeyondTheLimit: Story = { beforeEach: because(lockedByLimit) }

export const DuringABreak: Story = { beforeEach: because(lockedByBreak) }

export const UnderReview: Story = { beforeEach: because(lockedByReview) }

export const Excluded: Story = { beforeEach: because(lockedByExclusion) }
