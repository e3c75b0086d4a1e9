import { simSwitches } from '../../database/schema.ts'
import type { Database } from '../../database/database.ts'

/** What the bank's page switches. A new bank is quick, up, and tells no feed, so that a slip is what brings credit. */
export type Switches = {
  /** The bank answers for a transfer only so many minutes after it; 0 is at once. */
  slowMinutes: number
  down: boolean
  feed: 'off' | 'reference' | 'no-reference'
}

const asNew: Switches = { slowMinutes: 0, down: false, feed: 'off' }

export async function readSwitches(database: Database): Promise<Switches> {
  const rows = await database.select().from(simSwitches)
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
