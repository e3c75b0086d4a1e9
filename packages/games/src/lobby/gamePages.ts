import { categoryGamesQuery, gamesQuery, queryAtom } from '@member/api-client'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { LobbyFilter, LobbyType } from './lobbyFilter.tsx'
import { getSession } from '@member/api-client/session'
import { storedRecord } from '@member/api-client/stored'

/** Games per page, a multiple of every number of columns. */
export const gamesPerPage = 72

/** Wait (ms) before a page is fetched. */
const flyingOver = 120

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('Flown over.', 'AbortError'))
    })
  })

export type GamesWanted = Pick<LobbyFilter, 'type' | 'provider' | 'q'> & {
  show?: LobbyFilter['show'] | undefined
  sort?: LobbyFilter['sort'] | undefined
}

const gamesPageAtom = ({ type, provider, q, show, sort = 'rank' }: GamesWanted, page: number) => {
  const query = gamesQuery({
    gameType: type,
    ...(provider && { provider }),
    ...(q && { search: q }),
    ...((show === 'hot' || show === 'new') && { only: show }),
    ...(sort !== 'rank' && { sort }),
    page,
    limit: gamesPerPage,
  })
  return queryAtom(() => ({
    ...query,
    queryFn: async (asked) => {
      if (page > 1) await pause(flyingOver, asked.signal)
      return query.queryFn(asked)
    },
  }))
}

export const useGamesPage = ({ type, provider, q, show, sort }: GamesWanted, page: number) =>
  useAtomValue(
    useMemo(
      () => gamesPageAtom({ type, provider, q, show, sort }, page),
      [type, provider, q, show, sort, page],
    ),
  )

export const useCategory = (type: LobbyType) =>
  useAtomValue(useMemo(() => queryAtom(() => categoryGamesQuery(type)), [type]))

const most = 5
const shortest = 2

const storedSearches = () =>
  storedRecord('localStorage', `games-searched:${getSession()?.user.uuid ?? ''}`, ({ words }) =>
    Array.isArray(words) ? { words: words.filter((one) => typeof one === 'string').slice(0, most) } : null,
  )

export const searchedLately = (): readonly string[] => storedSearches().read()?.words ?? []

export function storeSearched(typed: string): void {
  const words = typed.trim()
  if (words.length < shortest) return
  storedSearches().write({
    words: [words, ...searchedLately().filter((one) => one !== words)].slice(0, most),
  })
}

export const forgetSearched = () => void storedSearches().write(null)
