import { aCredit, calls, never, refusal, changeMockApi, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { answers, call, catalogue, inGame, mocked, opened, theGame, aLobby } from '../answers.testing.tsx'
import { LobbyScreen } from './LobbyScreen.tsx'

const meta = {
  component: LobbyScreen,
  args: { ...aLobby, notFound: null },
  parameters: { path: '/auth/games/slot/all', pattern: '/auth/games/:type/:slot' },
  beforeEach: mocked(),
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

/** A list of 5,000 games scrolled to its end shows the last game, with few cards in the document. */
export const FiveThousand: Story = {
  parameters: { path: '/auth/games/all/all', a11y: { test: 'off' } },
  beforeEach: mocked(catalogue(5_000)),
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
    // Pages, not cards: and pages scrolled past were not fetched.
    await expect(calls(call.list).length).toBeLessThan(60)
  },
}

export const OneProvider: Story = { parameters: { path: '/auth/games/slot/SG' } }

export const OnlyNew: Story = { parameters: { path: '/auth/games/slot/all?show=new&sort=name' } }

export const Suggestions: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('searchbox'))
    await within(canvasElement).findByRole('group', { name: 'คำแนะนำการค้นหา' })
  },
}

export const Filtering: Story = {
  parameters: { path: '/auth/games/slot/SG' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'ตัวกรองและการเรียง' }))
    await page.findByRole('button', { name: 'Xenon Edge ปิดปรับปรุง' })
  },
}

export const Searched: Story = { parameters: { path: '/auth/games/slot/all?q=เสือ' } }

export const NothingFound: Story = { parameters: { path: '/auth/games/slot/all?q=zzzz' } }

export const NearlyFound: Story = {
  parameters: { path: '/auth/games/all/all?q=jad kirn' },
  beforeEach: mocked({
    [call.list]: { items: [], total: 0, page: 1, limit: 72, near: [theGame(9), theGame(4)] },
  }),
}

export const FoundElsewhere: Story = {
  parameters: { path: '/auth/games/casino/all?q=panda' },
  beforeEach: mocked({
    [call.list]: (request: Parameters<(typeof answers)[typeof call.list]>[0]) =>
      JSON.stringify(request.body).includes('"casino"')
        ? { items: [], total: 0, page: 1, limit: 72 }
        : answers[call.list](request),
  }),
}

export const SearchingOn: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await screen.findByText('240 เกม')
    changeMockApi({ [call.list]: never() })
    await userEvent.type(screen.getByRole('searchbox'), 'เสือ')
    await waitFor(() => expect(calls(call.list)).toHaveLength(2))
  },
}

export const Favourites: Story = { parameters: { path: '/auth/games/all/all?show=favourite' } }

const favourites = (answer: unknown): Story => ({
  ...Favourites,
  beforeEach: mocked({ [call.favourites]: answer }),
})

export const NoFavourites = favourites([])

export const FavouritesLoading = favourites(never())

export const FavouritesFailed = favourites(unavailable())

export const Recent: Story = { parameters: { path: '/auth/games/all/all?show=recent' } }

export const Loading: Story = { beforeEach: mocked({ [call.list]: never(), [call.category]: never() }) }

export const Failed: Story = { beforeEach: mocked({ [call.list]: unavailable() }) }

export const Empty: Story = { beforeEach: mocked(catalogue(0)) }

export const NextPageFailed: Story = {
  beforeEach: mocked({
    [call.list]: (request: Parameters<(typeof answers)[typeof call.list]>[0]) =>
      JSON.stringify(request.body).includes('"page":1,') ? answers[call.list](request) : unavailable(),
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('240 เกม')
    // To the first row of the second page of 72.
    window.scrollTo(0, document.documentElement.scrollHeight * (72 / 240))
    await within(canvasElement).findAllByText(/^ส่วนนี้จะแสดงเอง/)
  },
}

export const LongNames: Story = {
  beforeEach: mocked({
    [call.list]: {
      items: Array.from({ length: 9 }, (_, n) =>
        theGame(n, {
          name: 'ตำนานแพนด้าหยกแห่งขุนเขานิรันดร์กับมหาสมบัติจักรพรรดิ',
          nameEn: 'Supercalifragilistic Jade',
        }),
      ),
      total: 9,
      page: 1,
      limit: 72,
    },
  }),
}

export const WithoutAdditions: Story = {
  beforeEach: mocked({ [call.setting]: unavailable(), [call.favourites]: unavailable() }),
}

const choose = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const [card] = await within(canvasElement).findAllByRole('button', { name: /^ฮิต มังกรเพลิง|มังกรเพลิง$/ })
  await userEvent.click(card!)
  await page.findByRole('dialog')
}
const press = (name: string) => async (context: { canvasElement: HTMLElement }) => {
  window.open = () => null
  await choose(context)
  await userEvent.click(await page.findByRole('button', { name }))
}
const play = press('เล่น')
const playInWindow = press('เล่นในหน้าต่างใหม่')

export const Chosen: Story = { play: choose }

export const ChosenClosed: Story = {
  beforeEach: mocked({
    [call.list]: { items: [theGame(1, { status: 'MAINTENANCE' })], total: 1, page: 1, limit: 72 },
  }),
  play: choose,
}

export const ChosenWithoutCredit: Story = {
  beforeEach: mocked({ [call.credit]: aCredit({ balance: 0 }) }),
  play: choose,
}

export const ChosenWithMoneyElsewhere: Story = {
  beforeEach: mocked({ [call.credit]: aCredit({ balance: 0, inGames: [inGame] }), [call.cashOut]: never() }),
  play: choose,
}

export const ChosenBeforeTheCredit: Story = { beforeEach: mocked({ [call.credit]: never() }), play: choose }

export const Opening: Story = { beforeEach: mocked({ [call.open]: never() }), play }

export const WindowBlocked: Story = { play: playInWindow }

/** A game whose provider the brand does not allow in an iframe. */
export const Foreign: Story = { play }

export const LinkExpired: Story = {
  beforeEach: mocked({ [call.open]: { ...opened, expiresAt: '2026-11-20T12:00:00+07:00' } }),
  play: playInWindow,
}

export const InMaintenance: Story = {
  beforeEach: mocked({
    [call.open]: refusal(422302, null, { message: 'เกมนี้ปิดปรับปรุงชั่วคราว กรุณาเลือกเกมอื่น' }),
  }),
  play,
}

export const ProviderRefuses: Story = {
  beforeEach: mocked({
    [call.open]: refusal(500256, null, {
      message: 'ค่ายเกมไม่ตอบรับ ยอดเงินยังอยู่กับคุณครบถ้วน กรุณาลองใหม่อีกครั้ง',
    }),
  }),
  play,
}

export const NobodyKnows: Story = { beforeEach: mocked({ [call.open]: unavailable() }), play }
