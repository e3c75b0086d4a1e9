import type { KeptMoney as Kept } from '@member/api-client'
import { aCredit } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { call } from '../answers.testing.ts'
import { mocked } from '../mocked.testing.ts'
import { keptByBreak, keptByExclusion, keptByLimit, keptByReview } from './kept.testing.ts'
import { KeptMoney } from './KeptMoney.tsx'

const meta = { component: KeptMoney } satisfies Meta<typeof KeptMoney>
export default meta

type Story = StoryObj<typeof meta>

const because = (kept: Kept) => mocked({ [call.credit]: aCredit({ balance: 100, kept }) })

export const BeyondTheLimit: Story = { beforeEach: because(keptByLimit) }

export const DuringABreak: Story = { beforeEach: because(keptByBreak) }

export const UnderReview: Story = { beforeEach: because(keptByReview) }

export const Excluded: Story = { beforeEach: because(keptByExclusion) }
