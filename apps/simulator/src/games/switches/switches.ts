import * as v from 'valibot'
import type { Database } from '@member/api/adapter'
import { simGameSwitches } from '../../partnerTables.ts'

/** Behaviours of the simulated provider at an opening. A slow provider acts at once but answers too late. */
export const openings = {
  up: 'Opens',
  refused: 'Refused',
  slow: 'Takes the money, answers too late',
} as const
export const cashOuts = {
  up: 'Gives the money back',
  pending: 'Answers “later” until this is changed',
  refused: 'Refused: the game goes on',
  slow: 'Gives the money back, answers too late',
} as const

export type GameSwitches = { opening: keyof typeof openings; cashOut: keyof typeof cashOuts }

const asNew: GameSwitches = { opening: 'up', cashOut: 'up' }

const Changes = v.object({
  opening: v.optional(v.picklist(namesOf(openings))),
  cashOut: v.optional(v.picklist(namesOf(cashOuts))),
})

/** Returns the switches in a form or JSON body; undefined if one is invalid. */
export function readGameSwitchChanges(fields: Record<string, unknown>) {
  const read = v.safeParse(Changes, fields)
  return read.success ? read.output : undefined
}

export async function readGameSwitches(database: Database): Promise<GameSwitches> {
  const rows = await database.select().from(simGameSwitches)
  return { ...asNew, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) }
}

export async function setGameSwitches(database: Database, changes: v.InferOutput<typeof Changes>) {
  for (const [key, value] of Object.entries(changes)) {
    await database
      .insert(simGameSwitches)
      .values({ key, value })
      .onConflictDoUpdate({ target: simGameSwitches.key, set: { value } })
  }
  return readGameSwitches(database)
}

function namesOf<Name extends string>(words: Record<Name, string>): Name[] {
  return Object.keys(words).filter((name): name is Name => name in words)
}
