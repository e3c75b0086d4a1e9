import { createHash } from 'node:crypto'
import type { GameCategory } from '@member/api-client'
import type { InferInsertModel } from 'drizzle-orm'
import { seededRandom, type Name, cataloguedProviders, type CataloguedProvider } from './names.ts'
import { searchKey } from '@member/i18n/search'
import { lottoNames, sportNames, sports } from './fixtureNames.ts'
import { slotNames, figures } from './slotNames.ts'
import { cardNames, casinoNames, fishingNames, cardGames, casinoGames, prey } from './tableNames.ts'
import type { games } from '@member/api/importing'

const known = [...sports, ...casinoGames, ...cardGames, ...prey, ...figures]
  .map(([, english]) => english)
  // Longest first: "No Commission Baccarat" before "Baccarat".
  .toSorted((one, other) => other.length - one.length)

export const subjectOf = (english: string): string =>
  known.find((subject) => english.includes(subject)) ?? english

const screenful = 24

interface Spreadable {
  name: Name
  provider: { category: GameCategory }
}

/** Reorders the games of each category, so that similar ones are a screen apart if possible. */
function spreadSimilar<T extends Spreadable>(listed: readonly T[]): T[] {
  const categories = [...new Set(listed.map(({ provider }) => provider.category))]
  return categories.flatMap((category) =>
    spreadWithin(listed.filter(({ provider }) => provider.category === category)),
  )
}

function spreadWithin<T extends Spreadable>(listed: readonly T[]): T[] {
  const waiting = listed.map((game) => ({ game, subject: subjectOf(game.name[1]) }))
  const lastAt = new Map<string, number>()
  const placed: T[] = []
  while (waiting.length > 0) {
    const since = (at: number) => placed.length - (lastAt.get(waiting[at]?.subject ?? '') ?? -screenful)
    let next = 0
    for (let at = 0; at < waiting.length && since(next) < screenful; at += 1)
      if (since(at) > since(next)) next = at
    const [taken] = waiting.splice(next, 1)
    if (!taken) break
    lastAt.set(taken.subject, placed.length)
    placed.push(taken.game)
  }
  return placed
}

export type CataloguedGame = InferInsertModel<typeof games>
type Listed = { name: Name; provider: CataloguedProvider; number: number }

const size = 5_000

/** Returns the catalogue of 5,000 games, the same at each call, with stable ids. */
export function catalogue(): CataloguedGame[] {
  const tables = [
    ...everywhere('sport', sportNames),
    ...everywhere('casino', casinoNames),
    ...everywhere('fishing', fishingNames),
    ...everywhere('card', cardNames),
    ...everywhere('lotto', lottoNames),
  ]
  const slots = dealt('slot', slotNames(size - tables.length))
  return [...ranked(tables), ...ranked(slots)]
}

const ofCategory = (category: GameCategory) =>
  cataloguedProviders.filter((each) => each.category === category)

const everywhere = (category: GameCategory, names: readonly Name[]): Listed[] =>
  ofCategory(category).flatMap((provider) =>
    names.map((name, place) => ({ name, provider, number: place + 1 })),
  )

function dealt(category: GameCategory, names: Name[]): Listed[] {
  const houses = ofCategory(category)
  return names.flatMap((name, place) => {
    // Distributed diagonally, so that no provider gets all names of one subject.
    const provider = houses[(place + Math.floor(place / 25)) % houses.length]
    return provider ? [{ name, provider, number: place + 1 }] : []
  })
}

function ranked(listed: Listed[]): CataloguedGame[] {
  const random = seededRandom(5_000)
  const places = new Map<string, number>()
  const shuffled = listed
    .map((each) => ({ ...each, luck: random.next() }))
    .toSorted((one, other) => one.luck - other.luck)
  return spreadSimilar(shuffled).map(({ name: [name, nameEn], provider, number }) => {
    const rank = (places.get(provider.category) ?? 0) + 1
    places.set(provider.category, rank)
    const gameCode = `${provider.code}-${String(number).padStart(4, '0')}`
    return {
      uuid: uuidFrom(gameCode),
      gameCode,
      name,
      nameEn,
      provider: provider.code,
      category: provider.category,
      isHot: rank <= 6 || random.chance(0.02),
      isNew: random.chance(0.05),
      status: random.chance(0.008) ? 'MAINTENANCE' : 'ACTIVE',
      rank,
      searchKey: [name, nameEn, provider.name, gameCode].map(searchKey).join('|'),
    }
  })
}

function uuidFrom(text: string) {
  const hash = createHash('sha256').update(`game:${text}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
