import { type Entries, exampleCommand, list, now, some } from '../client/entry.ts'
import { aCredit } from '../testing/builders.ts'
import { aGame, aProvider } from '../testing/games.ts'
import {
  cashOut,
  cashOutCall,
  categoryGamesCall,
  gamesCall,
  listCategoryGames,
  listGames,
  openGame,
  openGameCall,
} from './games.ts'

const credit = aCredit()

export const gamesEntries = {
  cashOut: {
    call: cashOutCall,
    row: '10',
    from: 'return from a game',
    run: () => cashOut({}, exampleCommand),
    sends: 'POST /api/auth/user/game/cashOut',
    body: { username: 'demo1234' },
    answer: { amount: 0, status: 'DONE', credit },
  },
  openGame: {
    call: openGameCall,
    row: '11',
    from: 'lobby',
    run: () => openGame({ gameUuid: some }, exampleCommand),
    sends: 'POST /api/auth/user/opengame',
    body: { gameUuid: some, platform: 'DSK' },
    answer: { url: 'https://play.example/1', expiresAt: now, launchUuid: some, moved: 20, credit },
  },
  listGames: {
    call: gamesCall,
    row: '13',
    from: 'lobby',
    run: () => listGames({ gameType: 'slot', provider: 'SG', search: 'เสือ' }),
    sends: 'POST /api/auth/user/game/list',
    body: { gameType: 'slot', provider: 'SG', search: 'เสือ' },
    answer: list(aGame()),
  },
  listCategoryGames: {
    call: categoryGamesCall,
    row: '14',
    from: 'category',
    run: () => listCategoryGames('casino', 2),
    sends: 'POST /api/auth/user/games/casino',
    body: { page: 2, limit: 60 },
    answer: { items: [aGame()], total: 61, providers: [aProvider()] },
  },
} as const satisfies Entries
