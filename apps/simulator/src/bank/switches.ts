import { inArray } from 'drizzle-orm'
import type { Database } from '@member/api/adapter'
import { simSwitches } from '../partnerTables.ts'

export const feeds = ['reference', 'no-reference', 'held', 'off'] as const

export type Switches = {
  /** Minutes until the bank knows a transfer; 0 means at once. */
  slowMinutes: number
  down: boolean
  /** State of the feed: `held` delays lines until the state changes; `off` drops transfers sent meanwhile. */
  feed: (typeof feeds)[number]
}

const asNew: Switches = { slowMinutes: 0, down: false, feed: 'reference' }

export async function readSwitches(database: Database): Promise<Switches> {
  // The table also has the games' switches and the simulation's keys.
  const isOne = inArray(simSwitches.key, Object.keys(asNew))
  const rows = await database.select().from(simSwitches).where(isOne)
  return { ...asNew, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) }
}

export async function setSwitches(database: Database, changes: Partial<Switches>): Promise<Switches> {
  for (const [key, value] of Object.entries(changes)) {
    await database
      .insert(simSwitches)
      .values({ key, value })
      .onConflictDoUpdate({ target: simSwitches.key, set: { value } })
  }
  return readSwitches(database)
}
