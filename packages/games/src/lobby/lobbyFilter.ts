import { gameCategories } from '@member/brand'
import type { Category } from '../categories/categories.ts'

export type LobbyType = Category | 'all'
const shows = ['all', 'hot', 'new', 'favourite', 'recent'] as const
export type Shown = (typeof shows)[number]
export const sorts = ['rank', 'new', 'name'] as const
export type Sort = (typeof sorts)[number]

export interface LobbyFilter {
  type: LobbyType
  provider: string | undefined
  q: string
  show: Shown
  sort: Sort
}

const longest = 60
const code = /^[A-Za-z0-9_-]{1,32}$/

const isCategory = (text: string | null | undefined): text is Category =>
  (gameCategories as readonly string[]).includes(text ?? '')

/** Reads the filter from an address; undefined for an unknown category or an invalid provider code. */
export function readLobby(
  type: string | undefined,
  slot: string | undefined,
  search: URLSearchParams,
): LobbyFilter | undefined {
  if ((type !== 'all' && !isCategory(type)) || !slot || !code.test(slot)) return undefined
  const oneOf = <T extends string>(name: string, known: readonly T[], usual: T) =>
    known.find((each) => each === search.get(name)) ?? usual
  return {
    type,
    provider: slot === 'all' ? undefined : slot,
    q: (search.get('q') ?? '').trim().slice(0, longest),
    show: oneOf('show', shows, 'all'),
    sort: oneOf('sort', sorts, 'rank'),
  }
}

/** Returns the query string for a lobby's address; default values are left out. */
export function searchOfLobby({ q, show, sort }: Pick<LobbyFilter, 'q' | 'show' | 'sort'>): string {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (show !== 'all') search.set('show', show)
  if (sort !== 'rank') search.set('sort', sort)
  return search.toString()
}
