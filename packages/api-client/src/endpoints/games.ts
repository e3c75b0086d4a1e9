import * as v from 'valibot'
import type { Asked, Command } from '../client/call.ts'
import { me, send } from '../client/http.ts'
import { platform } from '../client/headers.ts'
import { Baht, Count, Id, List, Paging, Time } from '../client/shapes.ts'
import { Credit } from './credit.ts'

export const gameCategories = ['sport', 'casino', 'fishing', 'card', 'lotto', 'slot'] as const
export type GameCategory = (typeof gameCategories)[number]

const status = v.picklist(['ACTIVE', 'MAINTENANCE'])

export const Game = v.object({
  uuid: Id,
  gameCode: v.string(),
  name: v.string(),
  nameEn: v.string(),
  provider: v.string(),
  providerName: v.optional(v.string()),
  category: v.picklist(gameCategories),
  image: v.nullish(v.string()),
  isHot: v.boolean(),
  isNew: v.boolean(),
  status,
  rank: v.number(),
  isFavourite: v.optional(v.boolean(), false),
})
export type Game = v.InferOutput<typeof Game>

export const Provider = v.object({ code: v.string(), name: v.string(), image: v.nullish(v.string()), status })
export type Provider = v.InferOutput<typeof Provider>

/** Category of the list; `all` and `hot` cover every category. */
const GameType = v.picklist([...gameCategories, 'hot', 'all'])
export type GameType = v.InferOutput<typeof GameType>

export const ListGamesRequest = v.object({
  gameType: GameType,
  provider: v.optional(v.pipe(v.string(), v.maxLength(32))),
  search: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** Only hot or only new games; for servers with the feature `gameSort`. */
  only: v.optional(v.picklist(['hot', 'new'])),
  sort: v.optional(v.picklist(['rank', 'new', 'name'])),
  ...Paging,
})
export type ListGamesRequest = v.InferOutput<typeof ListGamesRequest>

export const GameList = v.object({
  ...List(Game).entries,
  /** Games with a similar name, if none matches the search. */
  near: v.optional(v.array(Game)),
})
export type GameList = v.InferOutput<typeof GameList>

export const gamesKey = ['games'] as const
export const gamesCall = {
  method: 'POST',
  path: '/api/auth/user/game/list',
  body: ListGamesRequest,
  answer: GameList,
  isRead: true,
} as const
export const listGames = (input: v.InferInput<typeof ListGamesRequest>, signal?: AbortSignal) =>
  send(gamesCall, { body: input, signal })

export const gamesQuery = (input: v.InferInput<typeof ListGamesRequest>) => ({
  queryKey: [...gamesKey, input] as const,
  queryFn: ({ signal }: Asked) => listGames(input, signal),
  staleTime: 60_000,
})

export const CategoryGamesAnswer = v.object({
  items: v.array(Game),
  total: Count,
  providers: v.array(Provider),
})
export type CategoryGamesAnswer = v.InferOutput<typeof CategoryGamesAnswer>

export const categoryGamesKey = ['categoryGames'] as const
export const categoryGamesCall = {
  method: 'POST',
  path: '/api/auth/user/games/:gameCate',
  params: v.object({ gameCate: GameType }),
  body: v.object(Paging),
  answer: CategoryGamesAnswer,
  isRead: true,
} as const
export const listCategoryGames = (gameCate: GameType, page = 1, signal?: AbortSignal) =>
  send(categoryGamesCall, { params: { gameCate }, body: { page, limit: 60 }, signal })

/** Query of a category's first games and its providers. */
export const categoryGamesQuery = (gameCate: GameType) => ({
  queryKey: [...categoryGamesKey, gameCate] as const,
  queryFn: ({ signal }: Asked) => listCategoryGames(gameCate, 1, signal),
  staleTime: 60_000,
})

export const OpenGameRequest = v.object({ gameUuid: Id, platform: v.picklist(['AND', 'IOS', 'DSK']) })
export type OpenGameRequest = v.InferOutput<typeof OpenGameRequest>

/** True for an absolute http(s) address. */
export const isLaunchAddress = (address: string): boolean => {
  try {
    return /^https?:$/.test(new URL(address).protocol)
  } catch {
    return false
  }
}

export const OpenGameAnswer = v.object({
  /** Address of the game, not checked here: even with a bad address, the answer is needed to cash out. */
  url: v.string(),
  expiresAt: Time,
  launchUuid: Id,
  moved: Baht,
  credit: Credit,
})
export type OpenGameAnswer = v.InferOutput<typeof OpenGameAnswer>

export const openGameCall = {
  method: 'POST',
  path: '/api/auth/user/opengame',
  body: OpenGameRequest,
  answer: OpenGameAnswer,
  command: true,
  money: true,
} as const
/**
 * Transfers the credit into a game and returns a one-time address. A repeated command transfers nothing and
 * returns a new address.
 */
export const openGame = (
  input: Pick<OpenGameRequest, 'gameUuid'> & Partial<OpenGameRequest>,
  command: Command,
) => send(openGameCall, { body: { platform: platform(), ...input }, command })

export const CashOutRequest = v.object({ username: Id, launchUuid: v.optional(Id) })
export type CashOutRequest = v.InferOutput<typeof CashOutRequest>

export const CashOutAnswer = v.object({
  amount: Baht,
  status: v.picklist(['DONE', 'PENDING']),
  credit: Credit,
})
export type CashOutAnswer = v.InferOutput<typeof CashOutAnswer>

export const cashOutCall = {
  method: 'POST',
  path: '/api/auth/user/game/cashOut',
  body: CashOutRequest,
  answer: CashOutAnswer,
  command: true,
} as const
/** Transfers money out of all games, or out of one launch; `amount` is 0 if there was none. */
export const cashOut = async (input: { launchUuid?: string }, command: Command) =>
  send(cashOutCall, { body: { username: me().username, ...input }, command })
