import type { Database } from '../database/database.ts'
import { readSite, writeSite } from '../domain/settings/settings.ts'

/** Lets a test's one operator do without a second person. */
export const actAlone = async (database: Database) =>
  writeSite(database, { ...(await readSite(database)), adjustAlone: 1_000_000, pointsPerBaht: 1 })
