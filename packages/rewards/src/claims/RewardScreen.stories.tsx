import { aCredit, aRewardRequest, never, refusal, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within, screen as page } from 'storybook/test'
import { answers, call, mocked, someGoods, someRequests } from '../answers.testing.ts'
import { RewardScreen } from './RewardScreen.tsx'

const rich = aCredit({ point: 52_340 })
const bought = { request: aRewardRequest({ reward: someGoods[1]! }), credit: rich }

const meta = {
  component: RewardScreen,
  args: {
    back: '/auth/dashboard',
    rewardLink: '/auth/reward',
    earnLink: '/auth/media',
    addressLink: '/auth/settings/manage-address',
  },
  beforeEach: mocked({ [call.credit]: rich, [call.request]: bought }),
} satisfies Meta<typeof RewardScreen>
export default meta

type Story = StoryObj<typeof meta>

const ask = async ({ canvasElement }: { canvasElement: HTMLElement }) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: /^(แลก|ดูรายละเอียด) หูฟังไร้สาย/ }))

const order = async (context: { canvasElement: HTMLElement }) => {
  await ask(context)
  await userEvent.click(await page.findByRole('button', { name: 'แลกด้วย 3,200 คะแนน' }))
}

const rewired = (changes: Record<string, unknown>) => mocked({ [call.credit]: rich, ...changes })

export const Full: Story = {}

const nine = Array.from({ length: 9 }, (_, n) => ({ ...someGoods[0]!, uuid: `nine-${n}` }))

/** No reward is alone in its row. */
export const NineOnDesktop: Story = {
  beforeEach: rewired({ [call.rewards]: { ...answers[call.rewards], items: nine } }),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const shelf = within(await within(canvasElement).findByRole('region', { name: 'แลกได้ตอนนี้' }))
    const tops = shelf.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(2)
  },
}

/** Two rewards fill their row. */
export const TwoOnDesktop: Story = {
  beforeEach: rewired({ [call.rewards]: { ...answers[call.rewards], items: nine.slice(0, 2), total: 2 } }),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const shelf = await within(canvasElement).findByRole('region', { name: 'แลกได้ตอนนี้' })
    const last = within(shelf).getAllByRole('listitem')[1]
    await expect(last?.getBoundingClientRect().right).toBeCloseTo(shelf.getBoundingClientRect().right, 0)
  },
}

export const OneCategory: Story = {
  parameters: { path: '/auth/reward/2', pattern: '/auth/reward/:categoryId' },
}

export const Asked: Story = { play: ask }

export const NoAddress: Story = { beforeEach: rewired({ [call.address]: null }), play: ask }

export const AddressFailed: Story = { beforeEach: rewired({ [call.address]: unavailable() }), play: ask }

const far = [
  ...someGoods.slice(2, 4),
  { ...someGoods[1]!, reach: { missing: 3080, percent: 3 } },
  { ...someGoods[0]!, reach: { missing: 47_880, percent: 0 } },
  someGoods[4]!,
]
const poor = mocked({ [call.rewards]: { ...answers[call.rewards], items: far } })

/** The bars of a row are at one height. */
export const HowFar: Story = {
  beforeEach: poor,
  play: async ({ canvasElement }) => {
    const shelf = within(await within(canvasElement).findByRole('region', { name: 'คะแนนยังไม่พอ' }))
    const tops = shelf.getAllByRole('progressbar').map((bar) => Math.round(bar.getBoundingClientRect().top))
    await expect(new Set(tops).size).toBe(1)
  },
}

export const TooFewPoints: Story = { beforeEach: poor, play: ask }

export const Sending: Story = { beforeEach: rewired({ [call.request]: never() }), play: order }

export const Sent: Story = { play: order }

export const Refused: Story = {
  beforeEach: rewired({ [call.request]: refusal(422402, null, { message: 'ของรางวัลนี้หมดแล้ว' }) }),
  play: order,
}

export const Uncertain: Story = {
  beforeEach: rewired({ [call.request]: unavailable(), [call.requests]: unavailable() }),
  play: order,
}

export const ManyRequests: Story = { beforeEach: rewired({ [call.requests]: someRequests(30) }) }

export const MoreToCome: Story = {
  beforeEach: rewired({ [call.rewards]: { ...answers[call.rewards], total: 40 } }),
}

const long = {
  name: 'ชุดเครื่องนอนผ้าฝ้ายอียิปต์หกฟุตลายแสงทองฉลองครบรอบสิบปีพร้อมหมอนหนุนและผ้านวมยัดใยไผ่',
  point: 99_999_999,
  stock: 99_999,
}

export const LongNames: Story = {
  beforeEach: rewired({
    [call.rewards]: {
      ...answers[call.rewards],
      categories: [{ id: 1, name: 'ของใช้ในบ้านและเครื่องนอนสำหรับทุกคนในครอบครัว' }],
      items: someGoods.map((each) => Object.assign({}, each, long)),
    },
    [call.requests]: someRequests(2).map((each) =>
      Object.assign(each, { reward: { ...each.reward, ...long } }),
    ),
  }),
}

export const Empty: Story = {
  beforeEach: mocked({
    [call.credit]: aCredit({ point: 0 }),
    [call.rewards]: { ...answers[call.rewards], items: [], total: 0, point: 0 },
    [call.requests]: [],
  }),
}

export const Loading: Story = {
  beforeEach: mocked({ [call.credit]: never(), [call.rewards]: never(), [call.requests]: never() }),
}

export const Failed: Story = {
  beforeEach: mocked({
    [call.credit]: unavailable(),
    [call.rewards]: unavailable(),
    [call.requests]: unavailable(),
  }),
}
