import type { Database } from '../database/database.ts'
import { simGameSwitches } from '../database/schema.ts'

export const openings = ['up', 'refused', 'slow'] as const
export const cashOuts = ['up', 'pending', 'refused', 'slow'] as const

/** Behaviour of the simulated provider. A slow one acts at once and answers too late. */
export type GameSwitches = { opening: (typeof openings)[number]; cashOut: (typeof cashOuts)[number] }

const asNew: GameSwitches = { opening: 'up', cashOut: 'up' }

export async function readGameSwitches(database: Database): Promise<GameSwitches> {
  const rows = await database.select().from(simGameSwitches)
  return { ...asNew, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) }
}

export async function setGameSwitches(database: Database, changes: Partial<GameSwitches>) {
  for (const [key, value] of Object.entries(changes)) {
    await database
      .insert(simGameSwitches)
      .values({ key, value })
      .onConflictDoUpdate({ target: simGameSwitches.key, set: { value } })
  }
}
