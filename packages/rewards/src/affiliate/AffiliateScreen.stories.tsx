import { never, refusal, changeMockApi, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import {
  affiliateLog,
  call,
  logOf,
  someBonus,
  someFriends,
  winLossLog,
  mocked,
} from '../membership.testing.ts'
import { AffiliateScreen } from './AffiliateScreen.tsx'

const meta = {
  component: AffiliateScreen,
  args: { invitePath: '/aff/', back: '/auth/dashboard' },
  beforeEach: mocked(),
} satisfies Meta<typeof AffiliateScreen>
export default meta

type Story = StoryObj<typeof meta>

type Place = { canvasElement: HTMLElement }

export const Earning: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

const open = (name: string) => async (place: Place) => {
  await userEvent.click(await within(place.canvasElement).findByRole('tab', { name }))
}

export const ByDay: Story = { play: open('รายวัน') }

export const TakenBefore: Story = { play: open('โอนเข้าเครดิต') }

export const Backwards: Story = { parameters: { path: '/?start=2026-11-20&end=2026-11-01' } }

export const Empty: Story = {
  beforeEach: mocked({
    [call.code]: { code: 'STAR88', balance: 0, downline: 0, withdraw: 0 },
    [call.bonus]: { total_bonus: 0, withdrawn: 0, minWithdraw: 50 },
    [call.downline]: { downline_users: {} },
    [call.byFriend]: { total_bonus: 0, downline_users: {} },
    [call.log]: logOf(winLossLog, { ...affiliateLog, items: [], total: 0, payouts: [] }),
  }),
}

export const Loading: Story = {
  beforeEach: mocked({ [call.code]: never(), [call.downline]: never(), [call.byFriend]: never() }),
}

export const Failed: Story = {
  beforeEach: mocked({
    [call.code]: unavailable(),
    [call.downline]: unavailable(),
    [call.byFriend]: unavailable(),
  }),
}

export const DayUnknown: Story = { beforeEach: mocked({ [call.setting]: unavailable() }) }

export const PeriodFailed: Story = { beforeEach: mocked({ [call.byFriend]: unavailable() }) }

export const EarningsFailed: Story = { beforeEach: mocked({ [call.bonus]: unavailable() }) }

const typed = (amount: string) => async (place: Place) => {
  const screen = within(place.canvasElement)
  const field = await screen.findByLabelText('จำนวนที่โอนเข้าเครดิต')
  if (amount) await userEvent.type(field, amount)
  await userEvent.click(screen.getByRole('button', { name: 'โอนรายได้เข้าเครดิต' }))
}
const take = typed('100')

export const NothingTyped: Story = { play: typed('') }

export const TooMuch: Story = { play: typed('999') }

export const Taken: Story = { play: take }

export const Sending: Story = { beforeEach: mocked({ [call.withdraw]: never() }), play: take }

export const Refused: Story = {
  beforeEach: mocked({ [call.withdraw]: refusal(422501, { balance: 50 }) }),
  play: take,
}

export const Uncertain: Story = {
  beforeEach: mocked({ [call.withdraw]: unavailable(), [call.log]: unavailable() }),
  play: take,
}

export const NoneFound: Story = {
  ...Uncertain,
  play: async (place) => {
    await take(place)
    const screen = within(place.canvasElement)
    const again = await screen.findByRole('button', { name: 'ตรวจผลรายการ' })
    changeMockApi({ [call.log]: logOf(winLossLog, affiliateLog) })
    await userEvent.click(again)
    await screen.findByText(/^ไม่พบรายการเดิม/)
  },
}

export const Full: Story = {
  beforeEach: mocked({
    [call.code]: {
      code: 'STARLIGHT-2026',
      balance: 99_999_999.99,
      downline: 12_345,
      withdraw: 99_999_999.99,
    },
    [call.bonus]: { total_bonus: 99_999_999.99, withdrawn: 99_999_999.99, minWithdraw: 50 },
    [call.downline]: { downline_users: someFriends(300) },
    [call.byFriend]: { ...someBonus(40), total_bonus: 99_999_999.99 },
  }),
}
