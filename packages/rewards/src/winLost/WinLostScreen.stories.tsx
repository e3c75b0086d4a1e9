import { aSetting, never, refusal, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { call, logOf, winLossLog, mocked } from '../membership.testing.ts'
import { WinLostScreen } from './WinLostScreen.tsx'

const meta = {
  component: WinLostScreen,
  args: {
    rankingLink: '/auth/user/ranking',
    spendingLink: '/spending',
    limitsLink: '/limits',
    back: '/auth/dashboard',
  },
  beforeEach: mocked(),
} satisfies Meta<typeof WinLostScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Refundable: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

const summary = (change: object) => ({ ...winLossLog.summary, ...change })

export const Capped: Story = {
  beforeEach: mocked({
    [call.log]: logOf({
      ...winLossLog,
      summary: summary({ net: -99_999_999.99, refundRate: 12, refundable: 200_000, refundCap: 200_000 }),
    }),
  }),
}

const claimed = {
  ...winLossLog,
  items: winLossLog.items.map((day) => (day.date === '2026-11-19' ? { ...day, bonus: 184 } : day)),
  summary: summary({ refundable: 0 }),
}

export const Claimed: Story = { beforeEach: mocked({ [call.log]: logOf(claimed) }) }

export const NothingLost: Story = {
  beforeEach: mocked({
    [call.log]: logOf({ ...winLossLog, summary: summary({ net: 1200, refundable: 0 }) }),
  }),
}

export const TooLittle: Story = {
  beforeEach: mocked({
    [call.log]: logOf({ ...winLossLog, summary: summary({ refundable: 0.5, minWithdraw: 1 }) }),
  }),
}

export const Empty: Story = {
  beforeEach: mocked({
    [call.log]: logOf({ ...winLossLog, items: [], total: 0, summary: summary({ net: 0, refundable: 0 }) }),
  }),
}

export const DaysOpen: Story = {
  args: { gamesOf: (day) => `/history?day=${day}` },
  beforeEach: mocked({ [call.setting]: aSetting({ features: { ledger: true } }) }),
}

export const Backwards: Story = { parameters: { path: '/?start=2026-11-20&end=2026-11-01' } }

export const Loading: Story = { beforeEach: mocked({ [call.log]: never() }) }

export const Failed: Story = { beforeEach: mocked({ [call.log]: unavailable() }) }

export const DayUnknown: Story = { beforeEach: mocked({ [call.setting]: unavailable() }) }

const claim = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'รับเข้าเครดิต' }))
}

export const Claiming: Story = { beforeEach: mocked({ [call.withdraw]: never() }), play: claim }

export const Given: Story = { play: claim }

export const TakenInAnotherTab: Story = {
  beforeEach: mocked({
    [call.withdraw]: refusal(409001, null, { message: 'คุณรับยอดเสียคืนของเมื่อวานไปแล้ว' }),
  }),
  play: claim,
}

export const Uncertain: Story = {
  beforeEach: mocked({ [call.withdraw]: unavailable() }),
  play: async (context) => {
    await within(context.canvasElement).findByRole('button', { name: 'รับเข้าเครดิต' })
    await claim(context)
  },
}
