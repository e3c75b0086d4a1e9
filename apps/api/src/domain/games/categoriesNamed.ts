import { gameCategories, type GameCategory } from '@member/api-client'
import { searchKey } from '@member/i18n/search'

const names: Record<GameCategory, readonly string[]> = {
  sport: ['กีฬา', 'sport'],
  casino: ['คาสิโน', 'คาสิโนสด', 'casino'],
  slot: ['สล็อต', 'slot'],
  fishing: ['ยิงปลา', 'fishing'],
  card: ['ไพ่', 'เกมไพ่', 'card'],
  lotto: ['หวย', 'ลอตเตอรี่', 'lotto'],
}

/** Returns the categories that have the search text as a name; the search finds all their games. */
export const categoriesNamed = (key: string): GameCategory[] =>
  gameCategories.filter((category) => names[category].some((name) => searchKey(name) === key))
