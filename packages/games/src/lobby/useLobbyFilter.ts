import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { categoriesAtom } from '../categories/categories.ts'
import type { GamesLinks } from '../game/links.ts'
import { readLobby, searchOfLobby, type LobbyFilter } from './lobbyFilter.ts'

/** Returns the lobby's filter, read from the address, and a function that changes parts of it. */
export function useLobbyFilter(lobbyLink: GamesLinks['lobbyLink']) {
  const { type, slot } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const categories = useAtomValue(categoriesAtom)
  const filter = useMemo(() => {
    const read = readLobby(type, slot, search)
    return read && (read.type === 'all' || categories.includes(read.type)) ? read : undefined
  }, [type, slot, search, categories])
  const change = (part: Partial<LobbyFilter>) => {
    if (!filter) return
    const next = { ...filter, ...part }
    // Typing is one change, not one per letter.
    void navigate(lobbyLink(next.type, next.provider ?? 'all', searchOfLobby(next)), {
      replace: part.q !== undefined && filter.q !== '',
    })
  }
  return [filter, change] as const
}
