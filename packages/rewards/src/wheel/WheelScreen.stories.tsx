import { aCredit, aWheel, never, refusal, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { call, mocked, nextLinks, someLogs, wheel, withChances } from '../answers.testing.ts'
import { angleOf } from './useTurning.ts'
import { WheelScreen } from './WheelScreen.tsx'

const drawn = (place: number) => {
  const prize = wheel.segments[place]!
  return {
    segmentId: prize.id,
    prize,
    spinLeft: 2,
    log: { uuid: 'a-new-spin', order: null, prize, createdAt: '2026-11-20T14:10:00+07:00' },
    credit: aCredit(),
  }
}

const meta = {
  component: WheelScreen,
  args: { back: '/auth/media', next: nextLinks },
  beforeEach: mocked({ [call.spin]: drawn(2) }),
} satisfies Meta<typeof WheelScreen>
export default meta

type Story = StoryObj<typeof meta>

const spin = async ({ canvasElement }: { canvasElement: HTMLElement }) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: /^หมุนกงล้อ/ }))

export const Ready: Story = {}

export const Desktop: Story = {
  beforeEach: mocked({ [call.wheel]: { ...wheel, segments: withChances(wheel.segments) } }),
  globals: { viewport: { value: 'desktop' } },
}

export const Turning: Story = { beforeEach: mocked({ [call.spin]: never() }), play: spin }

export const Won: Story = { play: spin }

/** The disc's square at 45° is 1.4 times as wide, and must not make the page scroll. */
export const WonAslant: Story = {
  beforeEach: mocked({ [call.spin]: drawn(1) }),
  play: async (context) => {
    await spin(context)
    const wheelOnPage = within(context.canvasElement).getByRole('img', { name: 'กงล้อ 8 ช่อง' })
    const disc = wheelOnPage.querySelector('path')!.closest('div')!
    await waitFor(() => expect(angleOf(disc)).toBeCloseTo(315))
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}

export const WonGoods: Story = { beforeEach: mocked({ [call.spin]: drawn(4) }), play: spin }

export const WonNothing: Story = { beforeEach: mocked({ [call.spin]: drawn(3) }), play: spin }

export const Refused: Story = {
  beforeEach: mocked({ [call.spin]: refusal(409401, null, { message: 'สิทธิ์หมุนกงล้อหมดแล้ว' }) }),
  play: spin,
}

export const Uncertain: Story = {
  beforeEach: mocked({ [call.spin]: unavailable(), [call.wheelLog]: unavailable() }),
  play: spin,
}

export const NoSpins: Story = { beforeEach: mocked({ [call.wheel]: { ...wheel, spinLeft: 0 } }) }

export const ForPoints: Story = {
  beforeEach: mocked({ [call.wheel]: { ...wheel, spinFree: 0, cost: 20 } }),
  play: async (context) => {
    await spin(context)
    await page.findByRole('dialog', { name: 'หมุนกงล้อด้วยคะแนน' })
  },
}

export const FreeThenForPoints: Story = {
  beforeEach: mocked({ [call.wheel]: { ...wheel, spinFree: 1, cost: 20 } }),
}

export const TwelveSegments: Story = {
  beforeEach: mocked({
    [call.wheel]: {
      ...wheel,
      segments: [...wheel.segments, ...wheel.segments.slice(0, 4)].map((each, n) =>
        Object.assign({}, each, { id: `t${n}` }),
      ),
    },
  }),
}

export const LongLabels: Story = {
  beforeEach: mocked({
    [call.wheel]: {
      ...wheel,
      segments: wheel.segments.map((each) =>
        Object.assign({}, each, { label: 'เครดิตพิเศษฉลองครบรอบสิบปี 99,999,999 บาท' }),
      ),
    },
  }),
}

export const TwoSegments: Story = { beforeEach: mocked({ [call.wheel]: aWheel() }) }

export const ManySpins: Story = { beforeEach: mocked({ [call.wheelLog]: someLogs(60) }) }

export const Empty: Story = { beforeEach: mocked({ [call.wheelLog]: [] }) }

export const LogsFailed: Story = { beforeEach: mocked({ [call.wheelLog]: unavailable() }) }

export const Closed: Story = { beforeEach: mocked({ [call.wheel]: refusal(404001) }) }

export const Loading: Story = { beforeEach: mocked({ [call.wheel]: never() }) }

export const Failed: Story = { beforeEach: mocked({ [call.wheel]: unavailable() }) }
