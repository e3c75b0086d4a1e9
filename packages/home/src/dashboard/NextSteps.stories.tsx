import { aGameEvent, aMemberSummary, mockApi, never, signIn } from '@member/api-client/testing'
import { Page } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { NextSteps } from './NextSteps.tsx'
import { RefundStep } from './RefundStep.tsx'

const events = 'GET /api/auth/game'
const summary = 'GET /api/auth/user/:uuid'

const meta = {
  component: NextSteps,
  args: {
    linkTo: (screen) => `/auth/media/${screen}`,
    checkInLink: '/auth/media',
    isCheckInDue: true,
    isPromotionOpen: true,
  },
  beforeEach: () => {
    signIn()
    mockApi({ [events]: [aGameEvent({ type: 'WHEEL', playLeft: 3 })], [summary]: aMemberSummary() })
  },
  decorators: [(Story) => <Page title="หน้าหลัก">{Story()}</Page>],
} satisfies Meta<typeof NextSteps>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}

const refund = <RefundStep to="/auth/winlost" refund={1482.84} />

export const RefundDue: Story = { args: { first: refund } }

export const RefundDueOnDesktop: Story = {
  args: { first: refund },
  globals: { viewport: { value: 'desktop' } },
}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const OnlyPoints: Story = {
  args: { isCheckInDue: false, isPromotionOpen: false },
  beforeEach: () => mockApi({ [events]: [], [summary]: aMemberSummary() }),
}

export const Loading: Story = { beforeEach: () => mockApi({ [events]: never(), [summary]: never() }) }
