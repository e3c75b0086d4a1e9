import type { Game, ListGamesRequest, Provider } from '@member/api-client'
import { aCredit, aGame, aProvider, aSetting, mockMember, type MockRequest } from '@member/api-client/testing'
import type { GamesLinks, DepositOverGame } from './game/game.ts'
import { Sheet, Stack } from '@member/ui'

export const call = {
  credit: 'POST /api/auth/user/getCredit/:username',
  setting: 'GET /api/setting',
  list: 'POST /api/auth/user/game/list',
  category: 'POST /api/auth/user/games/:gameCate',
  open: 'POST /api/auth/user/opengame',
  cashOut: 'POST /api/auth/user/game/cashOut',
  favourites: 'GET /api/auth/game/favourite',
  recent: 'GET /api/auth/game/recent',
  like: 'PUT /api/auth/game/favourite/:gameUuid',
  unlike: 'DELETE /api/auth/game/favourite/:gameUuid',
} as const

export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

const names = [
  ['เสือทอง', 'Golden Tiger'],
  ['มังกรเพลิง', 'Blazing Dragon'],
  ['กระต่ายนำโชค', 'Lucky Rabbit'],
  ['อาณาจักรสิงโต', 'Lion Kingdom'],
  ['เพชรราตรี', 'Midnight Diamond'],
  ['น้ำผึ้งพารวย', 'Honey Riches'],
  ['ตำนานนินจา', 'Legend of the Ninja'],
  ['สวนดอกบัว', 'Lotus Garden'],
  ['ซุสสายฟ้า', 'Thunder Zeus'],
  ['แพนด้าหยก', 'Jade Panda'],
  ['สมบัติโจรสลัด', 'Pirate Treasure'],
  ['เชอร์รี่เจ็ดสี', 'Rainbow Cherry'],
] as const
const codes = ['JK', 'AC', 'SG', 'XE'] as const

export const providers: Provider[] = [
  aProvider({ code: 'JK', name: 'Jade Kirin' }),
  aProvider({ code: 'AC', name: 'Aurum Circle' }),
  aProvider({ code: 'SG', name: 'Siam Gems' }),
  aProvider({ code: 'XE', name: 'Xenon Edge', status: 'MAINTENANCE' }),
]

/** Returns the nth game of an endless test catalogue. */
export const theGame = (n: number, change: Partial<Game> = {}): Game => {
  const [name, nameEn] = names[n % names.length] ?? names[0]
  const provider = codes[n % codes.length] ?? 'SG'
  const edition = Math.floor(n / names.length)
  return aGame({
    uuid: uuid(n),
    gameCode: `${provider}-${String(n).padStart(4, '0')}`,
    name: edition ? `${name} ${edition + 1}` : name,
    nameEn: edition ? `${nameEn} ${edition + 1}` : nameEn,
    provider,
    isHot: n < 6,
    isNew: n % 11 === 4,
    status: provider === 'XE' ? 'MAINTENANCE' : 'ACTIVE',
    rank: n + 1,
    ...change,
  })
}

const matches = (game: Game, { provider, search = '' }: Partial<ListGamesRequest>) =>
  (!provider || game.provider === provider) &&
  `${game.name} ${game.nameEn}`.toLowerCase().includes(search.toLowerCase())

const page = (found: Game[], at: number, limit: number) => ({
  items: found.slice((at - 1) * limit, at * limit),
  total: found.length,
  page: at,
  limit,
})

export const catalogue = (count: number) => {
  const games = Array.from({ length: count }, (_, n) => theGame(n))
  return {
    [call.list]: ({ body }: MockRequest) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the client sends no other
      const wanted = body as ListGamesRequest
      return page(
        games.filter((game) => matches(game, wanted)),
        wanted.page ?? 1,
        wanted.limit ?? 20,
      )
    },
    [call.category]: () => ({ items: games.slice(0, 60), total: count, providers }),
  }
}

export const launchUuid = uuid(900)
export const inGame = {
  launchUuid,
  provider: 'JK',
  gameName: 'เสือทอง',
  amount: 300,
  since: '2026-11-20T12:00:00+07:00',
}

export const opened = {
  url: 'https://play.example/play#token',
  expiresAt: new Date(Date.now() + 600_000).toISOString().replace('Z', '+00:00'),
  launchUuid,
  moved: 300,
  credit: aCredit({ balance: 0, inGames: [inGame] }),
}

export const answers = {
  [call.credit]: aCredit({ balance: 300 }),
  [call.setting]: aSetting({ features: { favourites: true, recent: true, gameSort: true } }),
  ...catalogue(240),
  [call.favourites]: [theGame(2, { isFavourite: true }), theGame(9, { isFavourite: true })],
  [call.recent]: [theGame(0), theGame(7), theGame(10)],
  [call.like]: null,
  [call.unlike]: null,
  [call.open]: opened,
  [call.cashOut]: { amount: 300, status: 'DONE', credit: aCredit({ balance: 300 }) },
}

export const mocked = mockMember(answers)

export const ADepositSheet = ({ notice, next, onClose }: DepositOverGame) => (
  <Sheet title="ฝากเงิน" onClose={onClose}>
    <Stack>
      {notice}
      {next}
    </Stack>
  </Sheet>
)

export const aLobby: GamesLinks = {
  categoryLink: (cat) => `/auth/games/category?cat=${cat === 'all' ? 'sport' : cat}`,
  lobbyLink: (type, slot, search = '') => `/auth/games/${type}/${slot}${search && `?${search}`}`,
  depositLink: '/auth/deposit',
  limitsLink: '/limits',
  breakLink: '/break',
  depositSheet: ADepositSheet,
}
