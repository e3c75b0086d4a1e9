import type { Game } from '@member/api-client'
import { creatures } from './creatures.ts'
import { decks } from './decks.ts'
import { faces } from './faces.ts'
import { figures } from './figures.ts'
import { part } from '../seed.ts'
import { blue, fire, gold, green, night, red, steel } from './shapes.ts'
import type { Emblem } from './shapes.ts'
import { tables } from './tables.ts'
import { things } from './things.ts'
import { words } from './words.ts'

const tints: Record<string, Record<string, string>> = {
  cool: { [fire]: blue, [red]: blue, [gold]: steel, [green]: blue, [steel]: night },
  warm: { [blue]: fire, [green]: red, [steel]: gold, [night]: red },
  jade: { [fire]: green, [red]: green, [blue]: green, [steel]: green },
  golden: { [fire]: gold, [red]: gold, [blue]: gold, [green]: gold, [steel]: gold },
}

/** Returns an emblem in other colours; an unknown `tint` changes nothing. */
const painted = (emblem: Emblem, tint: string): Emblem =>
  emblem.map(([paint, d]) => [tints[tint]?.[paint] ?? paint, d])

const emblems: Record<string, Emblem> = { ...faces, ...creatures, ...figures, ...things, ...tables, ...decks }

export const subjects = Object.keys(emblems)

/** Emblems that may accompany the main emblem of any cover. */
export const companions: readonly Emblem[] = [
  things.coin,
  things.diamond,
  things.clover,
  things.star,
  figures.crown,
  things.bell,
]

const table = [
  'cards',
  'aceHeart',
  'chip',
  'aceSpade',
  'stack',
  'aceClub',
  'bars',
  'aceDiamond',
  'spade',
  'purse',
  'crown',
  'diamond',
] as const

/** Emblems by category, for games whose name contains no known word. */
const usual: Record<Game['category'], readonly string[]> = {
  sport: ['cup', 'football', 'race', 'goal', 'pad', 'star'],
  casino: table,
  fishing: ['fish', 'shark', 'crab', 'turtle', 'whale', 'jelly'],
  card: table,
  lotto: ['ticket', 'bars', 'clover', 'stack', 'coin', 'purse', 'star', 'chest', 'diamond', 'bell'],
  slot: ['seven', 'diamond', 'bell', 'coin', 'star', 'crown', 'clover', 'chest'],
}

/** Emblems of providers whose name contains no known word. */
const houses = [
  'lion',
  'elephant',
  'tiger',
  'horse',
  'dragon',
  'bull',
  'bird',
  'wolf',
  'fox',
  'crown',
  'compass',
  'trident',
  'temple',
  'bolt',
  'helmet',
  'star',
] as const

const made = new Map<string, Emblem>()

const emblemNamed = (name: string): Emblem | undefined => {
  const [subject = '', tint] = name.split(' ')
  const emblem = emblems[subject]
  if (!emblem || !tint) return emblem
  const known = made.get(name) ?? painted(emblem, tint)
  made.set(name, known)
  return known
}

/** Returns the emblem for a word in the game's English name, otherwise one of its category's emblems. */
export function emblemOf({ nameEn, category, rank }: Pick<Game, 'nameEn' | 'category' | 'rank'>): Emblem {
  const name = nameEn.toLowerCase()
  const spoken = words.find(([word]) => name.includes(word))?.[1]
  const choice = usual[category]
  return (
    emblemNamed(spoken ?? '') ?? emblemNamed(choice[Math.abs(Math.trunc(rank)) % choice.length] ?? '') ?? []
  )
}

/** Returns the golden emblem of a provider: for a word in its name, otherwise the same one always. */
export function houseEmblem(name: string, seed: number): Emblem {
  const spoken = words.find(([word]) => name.toLowerCase().includes(word))?.[1].split(' ')[0] ?? ''
  return (
    emblemNamed(`${spoken} golden`) ?? emblemNamed(`${houses[part(seed, 12, houses.length)]} golden`) ?? []
  )
}
