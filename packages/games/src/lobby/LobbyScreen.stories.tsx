import { calls, never, refusal, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { call, catalogue, theGame } from '../answers.testing.ts'
import { aRoom } from '../room.testing.ts'
import { wired } from '../wired.testing.ts'
import { LobbyScreen } from './LobbyScreen.tsx'

const meta = {
  component: LobbyScreen,
  args: aRoom,
  parameters: { path: '/auth/games/slot/all', pattern: '/auth/games/:type/:slot' },
  beforeEach: wired(),
} satisfies Meta<typeof LobbyScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}

const frames = (count: number) =>
  new Promise<void>((resolve) => {
    const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)))
    next(count)
  })
const cards = () => document.querySelectorAll('[data-game]').length

/** Five thousand games, scrolled to the end: the last is there, and few cards are in the document. */
export const FiveThousand: Story = {
  parameters: { path: '/auth/games/all/all', a11y: { test: 'off' } },
  beforeEach: wired(catalogue(5_000)),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await screen.findByText('5,000 เกม')
    await waitFor(() => expect(cards()).toBeGreaterThan(8))
    let most = cards()
    for (let step = 1; step <= 20; step++) {
      window.scrollTo(0, (document.documentElement.scrollHeight * step) / 20)
      await frames(6)
      most = Math.max(most, cards())
    }
    window.scrollTo(0, document.documentElement.scrollHeight)
    const last = theGame(4_999)
    await screen.findByRole('button', { name: new RegExp(`${last.name}$`) })
    await expect(most).toBeLessThan(200)
    await expect(cards()).toBeLessThan(200)
    // Pages, not cards: and those that were flown over were not asked for.
    await expect(calls(call.list).length).toBeLessThan(60)
  },
}

export const OneProvider: Story = { parameters: { path: '/auth/games/slot/SG' } }

export const Searched: Story = { parameters: { path: '/auth/games/slot/all?q=เสือ' } }

export const NothingFound: Story = { parameters: { path: '/auth/games/slot/all?q=zzzz' } }

export const Favourites: Story = { parameters: { path: '/auth/games/all/all?show=favourite' } }

export const NoFavourites: Story = {
  parameters: { path: '/auth/games/all/all?show=favourite' },
  beforeEach: wired({ [call.favourites]: [] }),
}

export const Recent: Story = { parameters: { path: '/auth/games/all/all?show=recent' } }

export const Loading: Story = { beforeEach: wired({ [call.list]: never(), [call.category]: never() }) }

export const Failed: Story = { beforeEach: wired({ [call.list]: unavailable() }) }

export const WithoutAdditions: Story = {
  beforeEach: wired({ [call.setting]: unavailable(), [call.favourites]: unavailable() }),
}

const choose = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const [card] = await within(canvasElement).findAllByRole('button', { name: /^ฮิต มังกรเพลิง|มังกรเพลิง$/ })
  await userEvent.click(card!)
  await page.findByRole('dialog')
}
const play = async (context: { canvasElement: HTMLElement }) => {
  window.open = () => null
  await choose(context)
  await userEvent.click(await page.findByRole('button', { name: 'เล่นเลย' }))
}

export const Chosen: Story = { play: choose }

export const Opening: Story = { beforeEach: wired({ [call.open]: never() }), play }

export const WindowBlocked: Story = { play }

export const InMaintenance: Story = {
  beforeEach: wired({
    [call.open]: refusal(422302, null, { message: 'เกมนี้ปิดปรับปรุงชั่วคราว กรุณาเลือกเกมอื่น' }),
  }),
  play,
}

export const ProviderRefuses: Story = {
  beforeEach: wired({
    [call.open]: refusal(500256, null, {
      message: 'ค่ายเกมไม่ตอบรับ ยอดเงินยังอยู่กับคุณครบถ้วน กรุณาลองใหม่อีกครั้ง',
    }),
  }),
  play,
}

export const NobodyKnows: Story = { beforeEach: wired({ [call.open]: unavailable() }), play }
