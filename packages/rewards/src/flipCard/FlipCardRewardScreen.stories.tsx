import { aCredit, never, refusal, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { call, goodsCards, mocked, nextLinks, prizes, someRequests, withChances } from '../answers.testing.ts'
import { FlipCardRewardScreen } from './FlipCardRewardScreen.tsx'

const turned = {
  cardIndex: 1,
  prize: prizes.item,
  others: Array.from({ length: 5 }, (_, n) => (n % 2 ? prizes.item : prizes.none)),
  playLeft: 0,
  credit: aCredit(),
  request: someRequests(3)[2],
}

const priced = {
  ...goodsCards,
  playLeft: 3,
  playFree: 0,
  cost: 50,
  earnedBy: 'วันละไม่เกิน 3 ครั้ง',
  prizes: withChances(Object.values(prizes)),
}

const meta = {
  component: FlipCardRewardScreen,
  args: { back: '/auth/media', next: nextLinks, addressLink: '/auth/settings/manage-address' },
  beforeEach: mocked({ [call.flipReward]: turned }),
} satisfies Meta<typeof FlipCardRewardScreen>
export default meta

type Story = StoryObj<typeof meta>

const turn = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const screen = within(canvasElement)
  await screen.findByRole('link', { name: /^แก้ไข\s*ที่อยู่จัดส่ง$/ })
  await userEvent.click(await screen.findByRole('button', { name: /^ไพ่ใบที่ 2( |$)/ }))
}

export const Dealt: Story = {}

export const ForPoints: Story = { beforeEach: mocked({ [call.events]: [priced] }) }

export const Desktop: Story = { ...ForPoints, globals: { viewport: { value: 'desktop' } } }

export const NoAddress: Story = { beforeEach: mocked({ [call.address]: null }) }

export const AddressFailed: Story = { beforeEach: mocked({ [call.address]: unavailable() }) }

export const Turning: Story = { beforeEach: mocked({ [call.flipReward]: never() }), play: turn }

export const Won: Story = { play: turn }

export const Refused: Story = {
  beforeEach: mocked({ [call.flipReward]: refusal(409402, null, { message: 'สิทธิ์เปิดไพ่หมดแล้ว' }) }),
  play: turn,
}

export const Uncertain: Story = {
  beforeEach: mocked({ [call.flipReward]: unavailable(), [call.flipLogs]: unavailable() }),
  play: turn,
}

export const NoTurns: Story = { beforeEach: mocked({ [call.events]: [{ ...goodsCards, playLeft: 0 }] }) }

export const Empty: Story = { beforeEach: mocked({ [call.mine]: [] }) }

export const Closed: Story = { beforeEach: mocked({ [call.events]: [] }) }

export const Loading: Story = {
  beforeEach: mocked({ [call.events]: never(), [call.mine]: never(), [call.address]: never() }),
}

export const Failed: Story = {
  beforeEach: mocked({
    [call.events]: unavailable(),
    [call.mine]: unavailable(),
    [call.address]: unavailable(),
  }),
}
