import { aRunningBreak } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { mocked } from '../answers.testing.ts'
import { ExclusionScreen } from './ExclusionScreen.tsx'

const breakCall = 'GET /api/auth/protection/break'

const meta = {
  component: ExclusionScreen,
  args: {
    place: 'home',
    credit: null,
    withdrawLink: '/auth/withdraw',
    historyLink: '/auth/transaction/history',
    contactLink: '/auth/contact',
    safeLink: '/auth/settings/play-safe',
  },
  beforeEach: mocked({ [breakCall]: aRunningBreak() }),
} satisfies Meta<typeof ExclusionScreen>
export default meta

type Story = StoryObj<typeof meta>

export const OnBreak: Story = {}

export const NoDeposits: Story = { args: { place: 'deposit' } }

export const NoGames: Story = { args: { place: 'play' } }

export const NoActivities: Story = { args: { place: 'events' } }

export const Excluded: Story = {
  beforeEach: mocked({ [breakCall]: aRunningBreak({ kind: 'EXCLUSION', overAt: null }) }),
}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }
