import { aMember, aSetting, aSpending, never, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { mocked } from '../answers.testing.ts'
import { SpendingScreen } from './SpendingScreen.tsx'

const call = 'GET /api/auth/protection/spending'
const { periods, months } = aSpending()
const without = <Sum extends object>(sum: Sum) =>
  Object.assign({}, sum, { deposited: 0, withdrawn: 0, net: 0, playedMinutes: 0 })
const lost = <Sum extends object>(sum: Sum, baht: number) =>
  Object.assign({}, sum, { deposited: baht, withdrawn: 0, net: -baht })

const meta = {
  component: SpendingScreen,
  args: { back: '/auth/settings/play-safe' },
  beforeEach: mocked(),
} satisfies Meta<typeof SpendingScreen>
export default meta

type Story = StoryObj<typeof meta>

export const NineMonths: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const JoinedThisYear: Story = {
  beforeEach: mocked({
    'GET /api/auth/user/detail/:uuid': aMember({ createdAt: '2026-03-01T10:00:00+07:00' }),
  }),
}

export const Empty: Story = {
  beforeEach: mocked({ 'GET /api/setting': aSetting({ features: {} }) }),
}

export const NothingSpent: Story = {
  beforeEach: mocked({
    [call]: {
      periods: periods.map(without),
      months: months.map(without),
    },
  }),
}

export const Millions: Story = {
  beforeEach: mocked({
    [call]: {
      periods: periods.map((sum) => lost(sum, 99_999_999.99)),
      months: months.map((sum) => lost(sum, 9_999_999.99)),
    },
  }),
}

export const Loading: Story = { beforeEach: mocked({ [call]: never() }) }

export const Failed: Story = { beforeEach: mocked({ [call]: unavailable() }) }
