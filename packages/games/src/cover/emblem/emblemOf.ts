import type { Game } from '@member/api-client'
import { part } from '../seed.ts'
import { creatures } from './creatures.ts'
import { faces } from './faces.ts'
import { figures } from './figures.ts'
import type { Emblem } from './shapes.ts'
import { tables } from './tables.ts'
import { things } from './things.ts'
import { words } from './words.ts'

const emblems: Record<string, Emblem> = { ...faces, ...creatures, ...figures, ...things, ...tables }

/** What a category shows where the name of a game says nothing we can draw. */
const usual: Record<Game['category'], readonly (keyof typeof emblems)[]> = {
  sport: ['football', 'race', 'pad'],
  casino: ['chip', 'cards', 'wheel'],
  fishing: ['fish', 'shark', 'crab'],
  card: ['cards', 'spade', 'chip'],
  lotto: ['lotto', 'ticket'],
  slot: ['seven', 'diamond', 'bell', 'coin', 'star', 'crown', 'clover', 'chest'],
}

/** The picture in the middle of a cover: what the game's English name speaks of, else one of its category's. */
export function emblemOf({ nameEn, category }: Pick<Game, 'nameEn' | 'category'>, seed: number): Emblem {
  const name = nameEn.toLowerCase()
  const spoken = words.find(([word]) => name.includes(word))?.[1]
  const choice = usual[category]
  return emblems[spoken ?? ''] ?? emblems[choice[part(seed, 3, choice.length)] ?? ''] ?? []
}
