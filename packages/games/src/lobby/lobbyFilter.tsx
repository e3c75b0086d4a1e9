import { gameCategories } from '@member/brand'
import type { Category } from '../categories/categories.ts'
import type { Provider } from '@member/api-client'
import { nearest, searchKey } from '@member/i18n/search'
import { t as games } from '../game/words.ts'
import { t } from './words.ts'
import { Choice, Slide } from './lobbyStyle.ts'

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
const providerCode = /^[A-Za-z0-9_-]{1,32}$/

const isCategory = (text: string | null | undefined): text is Category =>
  (gameCategories as readonly string[]).includes(text ?? '')

/** Reads the filter from an address; undefined for an unknown category or an invalid provider code. */
export function readLobby(
  type: string | undefined,
  slot: string | undefined,
  search: URLSearchParams,
): LobbyFilter | undefined {
  if ((type !== 'all' && !isCategory(type)) || !slot || !providerCode.test(slot)) return undefined
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

type Named = { category: Category; name: string } | { provider: string; name: string }

const keysOf = (one: Named) => [
  searchKey(one.name),
  searchKey('category' in one ? one.category : one.provider),
]

/** Shortest search text (characters); a shorter one would match too many names. */
const shortest = 2
const most = 6

/**
 * Returns up to six categories and providers whose name or code contains the text. With `isNearly`, returns
 * similar ones if none contains the text.
 */
export function namedSo(
  typed: string,
  { categories, providers }: { categories: readonly Category[]; providers: readonly Provider[] },
  isNearly = false,
): Named[] {
  const all: Named[] = [
    ...categories.map((category) => ({ category, name: games.categories[category] })),
    ...providers.map(({ code, name }) => ({ provider: code, name })),
  ]
  const key = searchKey(typed)
  const found =
    key.length < shortest ? [] : all.filter((one) => keysOf(one).some((name) => name.includes(key)))
  return found.length === 0 && isNearly ? nearest(typed, all, keysOf) : found.slice(0, most)
}

export const NamedChoice = ({
  label,
  named,
  onChoose,
}: {
  label: string
  named: Named[]
  onChoose: (part: Partial<LobbyFilter>) => void
}) =>
  named.length === 0 ? null : (
    <Slide role="group" aria-label={label}>
      {named.map((one) =>
        'category' in one ? (
          <Choice
            key={one.category}
            type="button"
            onClick={() => onChoose({ type: one.category, provider: undefined, show: 'all', q: '' })}
          >
            {t.search.category({ name: one.name })}
          </Choice>
        ) : (
          <Choice
            key={one.provider}
            type="button"
            onClick={() => onChoose({ type: 'all', provider: one.provider, show: 'all', q: '' })}
          >
            {t.search.provider({ name: one.name })}
          </Choice>
        ),
      )}
    </Slide>
  )
