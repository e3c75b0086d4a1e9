import { aRunningBreak, aSetting } from '@member/api-client/testing'
import { Page } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { mocked } from '../answers.testing.ts'
import { ExclusionGate } from './ExclusionGate.tsx'

const breakCall = 'GET /api/auth/protection/break'

const meta = {
  component: ExclusionGate,
  args: {
    isOpenAt: (pathname) => pathname === '/auth/contact',
    placeOf: () => 'play',
    credit: null,
    withdrawLink: '/auth/withdraw',
    historyLink: '/auth/transaction/history',
    contactLink: '/auth/contact',
    safeLink: '/auth/settings/play-safe',
    children: <Page title="กงล้อนำโชค">{null}</Page>,
  },
  beforeEach: mocked({
    'GET /api/setting': aSetting({ features: { breaks: true } }),
    [breakCall]: aRunningBreak(),
  }),
} satisfies Meta<typeof ExclusionGate>
export default meta

type Story = StoryObj<typeof meta>

export const Excluded: Story = {}

/** A path that stays available during a break. */
export const OpenAllTheSame: Story = { parameters: { path: '/auth/contact' } }
