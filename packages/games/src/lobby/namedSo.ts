import type { Provider } from '@member/api-client'
import { nearest, searchKey } from '@member/i18n/search'
import type { Category } from '../categories/categories.ts'
import { t as games } from '../game/words.ts'

export type Named = { category: Category; name: string } | { provider: string; name: string }

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
