import { aCredit, aLevel, aSetting, never, refusal } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent, within } from 'storybook/test'
import { call, mocked } from '../answers.testing.ts'
import { CancelBonus } from './CancelBonus.tsx'
import { Turnover } from './Turnover.tsx'

const turnover = { bonus: 200, asked: 1_000, played: 250, since: '2026-11-20T14:05:00.000+07:00' }
const held = { turnoverLeft: 750, bonusHeld: 240, bonusKeptUpTo: 300, bonusOwn: 1_300, turnover }
const offered = {
  [call.setting]: aSetting({ features: { bonusCancel: true } }),
  [call.level]: aLevel(held),
  [call.cancelBonus]: { givenUp: 240, credit: aCredit() },
}

const meta = {
  component: Turnover,
  args: { playLink: '/auth/games/category?cat=hot', children: <CancelBonus /> },
  beforeEach: mocked(offered),
} satisfies Meta<typeof Turnover>
export default meta

type Story = StoryObj<typeof meta>

const ask = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'ยกเลิกโบนัส' }))
  return within(await page.findByRole('dialog')).findByRole('button', { name: 'ยกเลิกโบนัส' })
}
const confirm = async (place: { canvasElement: HTMLElement }) => userEvent.click(await ask(place))

export const Offered: Story = {}

export const AllHangsOnIt: Story = {
  beforeEach: mocked({ ...offered, [call.level]: aLevel({ ...held, bonusKeptUpTo: 0, bonusOwn: 1_000 }) }),
}

export const NothingOfOnesOwn: Story = {
  beforeEach: mocked({ ...offered, [call.level]: aLevel({ ...held, bonusKeptUpTo: 0, bonusOwn: 0 }) }),
}

export const Huge: Story = {
  beforeEach: mocked({
    ...offered,
    [call.level]: aLevel({
      turnoverLeft: 99_999_999.75,
      bonusHeld: 99_999_999.99,
      bonusKeptUpTo: 12_345_678.25,
      bonusOwn: 99_999_999.99,
      turnover: { ...turnover, bonus: 20_000_000, asked: 100_000_000, played: 0.25 },
    }),
  }),
}

export const Asked: Story = {
  play: async (place) => {
    await ask(place)
  },
}

export const Pending: Story = {
  beforeEach: mocked({ ...offered, [call.cancelBonus]: never() }),
  play: confirm,
}

export const MoneyInAGame: Story = {
  beforeEach: mocked({
    ...offered,
    [call.cancelBonus]: refusal(422703, null, {
      message: 'ยังมีเงินอยู่ในเกม นำเงินกลับเข้าเครดิตก่อน แล้วยกเลิกโบนัสได้',
    }),
  }),
  play: async (place) => {
    await confirm(place)
    await within(place.canvasElement).findByText(/นำเงินกลับเข้าเครดิตก่อน/)
  },
}
