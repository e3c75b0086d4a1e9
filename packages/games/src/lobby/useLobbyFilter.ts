import { useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { GamesLinks } from '../links.ts'
import { readLobby, searchOfLobby, type LobbyFilter } from './lobbyFilter.ts'

/** The filter as the address holds it, and the way to change it: "back" undoes a change, a link shares it. */
export function useLobbyFilter(lobbyLink: GamesLinks['lobbyLink']) {
  const { type, slot } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const filter = useMemo(() => readLobby(type, slot, search), [type, slot, search])
  const change = (part: Partial<LobbyFilter>) => {
    if (!filter) return
    const next = { ...filter, ...part }
    // Letters are one change, not one each.
    void navigate(lobbyLink(next.type, next.provider ?? 'all', searchOfLobby(next)), {
      replace: part.q !== undefined && filter.q !== '',
    })
  }
  return [filter, change] as const
}
