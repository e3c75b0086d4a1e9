import { aPromotion, aSetting, never, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { call, mocked } from '../membership.testing.ts'
import { PromotionScreen } from './PromotionScreen.tsx'

const links = { depositLink: '/auth/deposit', withdrawLink: '/auth/withdraw' }

const meta = {
  component: PromotionScreen,
  args: { member: links, back: '/auth/media' },
  beforeEach: mocked(),
} satisfies Meta<typeof PromotionScreen>
export default meta

type Story = StoryObj<typeof meta>

export const BetweenPeriods: Story = {}

const of = (change: Parameters<typeof aPromotion>[0], serverTime?: string) =>
  mocked({
    [call.memberSetting]: { setting: aPromotion(change) },
    [call.setting]: aSetting({
      turnoverTimes: 5,
      promotion: aPromotion(change),
      ...(serverTime && { serverTime }),
    }),
  })

export const Running: Story = { beforeEach: of({}, '2026-11-20T11:00:00+07:00') }

export const Desktop: Story = {
  beforeEach: of({}, '2026-11-20T11:00:00+07:00'),
  globals: { viewport: { value: 'desktop' } },
}

export const PastMidnight: Story = {
  beforeEach: of({ bonusTimeStart2: '22:00:00', bonusTimeEnd2: '02:00:00' }, '2026-11-20T23:30:00+07:00'),
}

export const HowOften: Story = {
  beforeEach: mocked({
    [call.memberSetting]: { setting: aPromotion({ bonusEvery: 'ONCE', bonusEvery2: 'WEEK' }) },
    [call.setting]: aSetting({ turnoverTimes: 5, features: { bonusChoice: true, bonusGivenUp: true } }),
    'GET /api/auth/bonus': { offers: [], taken: null, held: 0, turnoverLeft: 0 },
  }),
}

export const AllDay: Story = {
  beforeEach: of({ bonusTimeStart: '00:00:00', bonusTimeEnd: '00:00:00', bonusRate2: 0, endNumberBonus2: 0 }),
}

export const OnePeriod: Story = { beforeEach: of({ bonusRate2: 0, endNumberBonus2: 0 }) }

export const OnlySatang: Story = { beforeEach: of({ bonusRate: 0, bonusRate2: 0, endNumberBonus2: 0 }) }

export const HugeFigures: Story = { beforeEach: of({ bonusMax: 9_999_999.5, bonusRate: 100 }) }

export const Empty: Story = { beforeEach: of({ bonusMax: 0 }) }

export const Loading: Story = { beforeEach: mocked({ [call.memberSetting]: never() }) }

export const Failed: Story = { beforeEach: mocked({ [call.memberSetting]: unavailable() }) }

const visitor = { member: undefined, registerLink: '/register', back: undefined }

export const Visitor: Story = { args: visitor, beforeEach: of({}, '2026-11-20T11:00:00+07:00') }

export const VisitorLoading: Story = { args: visitor, beforeEach: mocked({ [call.setting]: never() }) }

export const VisitorFailed: Story = { args: visitor, beforeEach: mocked({ [call.setting]: unavailable() }) }
