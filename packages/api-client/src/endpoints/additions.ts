import * as v from 'valibot'
import type { Actor, Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Id, Nothing, Time } from '../client/shapes.ts'
import { Game } from './games.ts'

// Additions, each with its feature of /api/setting.

export const logoutCall = {
  method: 'POST',
  path: '/api/auth/logout',
  body: v.object({}),
  answer: Nothing,
} as const
export const logout = (by: Actor) => send(logoutCall, { body: {}, by })

export const MemberSession = v.object({
  uuid: Id,
  platform: v.nullish(v.string()),
  userAgent: v.nullish(v.string()),
  current: v.boolean(),
  /** True if the session began recently, by a log-in from a new device. */
  isNew: v.optional(v.boolean()),
  createdAt: Time,
  lastSeenAt: Time,
})
export type MemberSession = v.InferOutput<typeof MemberSession>

export const sessionsKey = ['sessions'] as const
export const sessionsCall = {
  method: 'GET',
  path: '/api/auth/session',
  answer: v.array(MemberSession),
} as const
export const listSessions = (signal?: AbortSignal) => send(sessionsCall, { signal })

export const sessionsQuery = () => ({
  queryKey: sessionsKey,
  queryFn: ({ signal }: Asked) => listSessions(signal),
})

export const EndSessionRequest = v.object({ uuid: v.optional(Id) })
export type EndSessionRequest = v.InferOutput<typeof EndSessionRequest>

export const endSessionCall = {
  method: 'DELETE',
  path: '/api/auth/session',
  query: EndSessionRequest,
  answer: Nothing,
} as const
/** Ends the session `uuid` of the member; without `uuid`, all sessions but the current one. */
export const endSession = (uuid: string | undefined, by: Actor) =>
  send(endSessionCall, { query: uuid ? { uuid } : {}, by })

export const LastLogin = v.object({
  at: Time,
  platform: v.nullish(v.string()),
  userAgent: v.nullish(v.string()),
})
export type LastLogin = v.InferOutput<typeof LastLogin>

export const lastLoginKey = ['lastLogin'] as const
export const lastLoginCall = {
  method: 'GET',
  path: '/api/auth/session/last',
  answer: v.nullable(LastLogin),
} as const
export const getLastLogin = (signal?: AbortSignal) => send(lastLoginCall, { signal })

export const lastLoginQuery = () => ({
  queryKey: lastLoginKey,
  queryFn: ({ signal }: Asked) => getLastLogin(signal),
  // The previous log-in does not change during a session.
  staleTime: Infinity,
})

const favourite = v.object({ gameUuid: Id })

export const favouritesKey = ['favourites'] as const
export const favouritesCall = {
  method: 'GET',
  path: '/api/auth/game/favourite',
  answer: v.array(Game),
} as const
export const listFavourites = (signal?: AbortSignal) => send(favouritesCall, { signal })

export const favouritesQuery = () => ({
  queryKey: favouritesKey,
  queryFn: ({ signal }: Asked) => listFavourites(signal),
})

export const addFavouriteCall = {
  method: 'PUT',
  path: '/api/auth/game/favourite/:gameUuid',
  params: favourite,
  answer: Nothing,
} as const
export const addFavourite = (gameUuid: string, by: Actor) =>
  send(addFavouriteCall, { params: { gameUuid }, by })

export const removeFavouriteCall = {
  method: 'DELETE',
  path: '/api/auth/game/favourite/:gameUuid',
  params: favourite,
  answer: Nothing,
} as const
export const removeFavourite = (gameUuid: string, by: Actor) =>
  send(removeFavouriteCall, { params: { gameUuid }, by })

export const recentGamesKey = ['recentGames'] as const
export const recentGamesCall = {
  method: 'GET',
  path: '/api/auth/game/recent',
  answer: v.array(Game),
} as const
export const listRecentGames = (signal?: AbortSignal) => send(recentGamesCall, { signal })

export const recentGamesQuery = () => ({
  queryKey: recentGamesKey,
  queryFn: ({ signal }: Asked) => listRecentGames(signal),
})
