import * as v from 'valibot'
import type { Chance, Drawn } from './chance.ts'
import { drawCards } from './drawCards.ts'
import { drawFish } from './drawFish.ts'
import { drawMatch } from './drawMatch.ts'
import { drawNumber } from './drawNumber.ts'
import { drawReels } from './drawReels.ts'
import { drawTable } from './drawTable.ts'

type Play = {
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

/** Returns the rules of a category; an unknown category is played as a slot. */
export const playOf = (category: string): Play => plays[category] ?? { choices: [], draw: drawReels }

/** Returns the choice of a round, empty in a category without choices; undefined if it is invalid. */
export function choiceIn(category: string, given: unknown): string | undefined {
  const { choices } = playOf(category)
  if (choices.length === 0) return ''
  const read = v.safeParse(v.picklist(choices), given)
  return read.success ? read.output : undefined
}
