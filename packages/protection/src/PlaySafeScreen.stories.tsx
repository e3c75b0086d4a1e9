import {
  aLimit,
  aLimits,
  aRunningBreak,
  anIdentity,
  aRealityCheck,
  aSetting,
  never,
  unavailable,
} from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { answers, mocked, waiting } from './answers.testing.ts'
import { LimitOffer } from './limits/LimitOffer.tsx'
import { LimitReached } from './limits/LimitReached.tsx'
import { PlaySafeScreen } from './PlaySafeScreen.tsx'

const limits = 'GET /api/auth/protection/limits'
const daily = aLimit({ amount: 500, used: 200, left: 300 })

const meta = {
  component: PlaySafeScreen,
  args: { back: '/auth/dashboard', identityRow: null, spendingLink: '/spending' },
  beforeEach: mocked(),
} satisfies Meta<typeof PlaySafeScreen>
export default meta

type Story = StoryObj<typeof meta>

const onPart = (part: string) => ({ path: `/auth/settings/play-safe?part=${part}` })

export const NothingSet: Story = {}

export const ReminderOfTime: Story = { parameters: onPart('time') }

export const BreakOrExclusion: Story = { parameters: onPart('break') }

export const MuchSet: Story = {
  beforeEach: mocked({
    [limits]: aLimits([
      { ...daily, waiting },
      aLimit({ kind: 'LOSS', period: 'WEEK', amount: 1_000, used: -250, left: 1_250 }),
      aLimit({ kind: 'STAKE', period: 'MONTH', amount: 99_999_999, used: 99_999_999.99, left: 0 }),
    ]),
    'GET /api/auth/protection/reality-check': aRealityCheck({ minutes: 60 }),
    'GET /api/auth/protection/break': aRunningBreak(),
    'GET /api/auth/identity': anIdentity({ status: 'REFUSED' }),
  }),
}

export const MuchSetDesktop: Story = { ...MuchSet, globals: { viewport: { value: 'desktop' } } }

export const OverviewLoading: Story = {
  beforeEach: mocked({ [limits]: never(), 'GET /api/auth/protection/break': never() }),
}

export const OverviewFailed: Story = { beforeEach: mocked({ [limits]: unavailable() }) }

export const GamesShut: Story = {
  beforeEach: mocked({
    [limits]: aLimits([aLimit({ kind: 'LOSS', period: 'WEEK', amount: 5_000, used: 22_751, left: 0 })]),
  }),
  render: () => <LimitReached limitsLink="/limits" breakLink="/break" />,
}

export const NoLimitSet: Story = { parameters: onPart('limits') }

export const Several: Story = {
  parameters: onPart('limits'),
  beforeEach: mocked({
    [limits]: aLimits([
      daily,
      aLimit({ kind: 'LOSS', period: 'WEEK', amount: 1_000, used: -250, left: 1_250 }),
      aLimit({ kind: 'STAKE', period: 'MONTH', amount: 9_999_999, used: 1_234_567.5, left: 8_765_431.5 }),
    ]),
  }),
}

export const Desktop: Story = { ...Several, globals: { viewport: { value: 'desktop' } } }

export const Reached: Story = {
  parameters: onPart('limits'),
  beforeEach: mocked({ [limits]: aLimits([aLimit({ amount: 500, used: 700, left: 0 })]) }),
}

export const RaiseWaits: Story = {
  parameters: onPart('limits'),
  beforeEach: mocked({ [limits]: aLimits([{ ...daily, waiting }]) }),
}

export const RaiseReady: Story = {
  parameters: onPart('limits'),
  beforeEach: mocked({ [limits]: aLimits([{ ...daily, waiting: { ...waiting, isReady: true } }]) }),
}

export const RemovalWaits: Story = {
  parameters: onPart('limits'),
  beforeEach: mocked({ [limits]: aLimits([{ ...daily, waiting: { ...waiting, amount: null } }]) }),
}

export const Loading: Story = { parameters: onPart('limits'), beforeEach: mocked({ [limits]: never() }) }

export const Failed: Story = { parameters: onPart('limits'), beforeEach: mocked({ [limits]: unavailable() }) }

export const HelpAlone: Story = {
  beforeEach: mocked({ ...answers, 'GET /api/setting': aSetting() }),
}

export const OfferedBeforeDeposit: Story = {
  beforeEach: mocked({ [limits]: aLimits([], true) }),
  render: () => <LimitOffer limitsLink="/auth/settings/play-safe" />,
}

const breakCall = 'GET /api/auth/protection/break'

export const BreakChosen: Story = {
  parameters: onPart('break'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: '1 สัปดาห์' }))
    await expect(await canvas.findByRole('button', { name: 'เริ่มพักการเล่น 1 สัปดาห์' })).toBeVisible()
  },
}

export const OnBreak: Story = {
  parameters: onPart('break'),
  beforeEach: mocked({ [breakCall]: aRunningBreak() }),
}

export const ExcludedForEver: Story = {
  parameters: onPart('break'),
  beforeEach: mocked({ [breakCall]: aRunningBreak({ kind: 'EXCLUSION', endsAt: null, overAt: null }) }),
}

export const MayAskToComeBack: Story = {
  parameters: onPart('break'),
  beforeEach: mocked({ [breakCall]: aRunningBreak({ kind: 'EXCLUSION', overAt: null, mayAskReturn: true }) }),
}
