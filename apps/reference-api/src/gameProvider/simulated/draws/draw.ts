import * as v from 'valibot'
import { drawCards } from './drawCards.ts'
import { drawFish } from './drawFish.ts'
import { drawMatch } from './drawMatch.ts'
import { drawNumber } from './drawNumber.ts'
import { drawReels } from './drawReels.ts'
import { drawTable } from './drawTable.ts'

/** A whole number from 0 up to below `below`: the one source of chance. */
export type Chance = (below: number) => number

/** What a round came to: `hundredths` of the stake come back, and `shown` is what the page shows of it. */
export type Drawn = { hundredths: number; shown: Record<string, unknown> }

type Play = {
  /** What may be bet on; empty where there is nothing to choose. */
  choices: readonly string[]
  draw: (chance: Chance, choice: string) => Drawn
}

const plays: Record<string, Play> = {
  slot: { choices: [], draw: drawReels },
  casino: { choices: ['player', 'tie', 'banker'], draw: drawTable },
  card: { choices: [], draw: drawCards },
  fishing: { choices: ['small', 'middle', 'great'], draw: drawFish },
  sport: { choices: ['home', 'draw', 'away'], draw: drawMatch },
  lotto: {
    choices: Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0')),
    draw: drawNumber,
  },
}

/** How a category is played; what is not known is played as a slot. */
export const playOf = (category: string): Play => plays[category] ?? { choices: [], draw: drawReels }

/** The choice of a round, where it is one of the category's. */
export function choiceIn(category: string, given: unknown): string | undefined {
  const { choices } = playOf(category)
  if (choices.length === 0) return ''
  const read = v.safeParse(v.picklist(choices), given)
  return read.success ? read.output : undefined
}
