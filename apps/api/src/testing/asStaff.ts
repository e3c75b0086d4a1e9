import { attempt } from '../operations/attempt.ts'
import { type Operations, operationsAs } from '../operations/operations.ts'
import type { Services } from '../services/services.ts'
import type { Staff } from '../services/actor.ts'
import type { Database } from '../database/database.ts'
import { readSite, writeSite } from '../domain/settings/settings.ts'

export const ownerStaff: Staff = { kind: 'STAFF', name: 'operator', roles: ['owner'] }

/** Raises the limits, so that the only staff member of a test needs no second person. */
export const actAlone = async (database: Database) =>
  writeSite(database, { ...(await readSite(database)), adjustAlone: 1_000_000, pointsPerBaht: 1 })

/** Runs an operation as an owner; returns `{done}`, `{waiting}` or `{problem}`. */
export const asStaff = (services: Services, act: (operations: Operations) => Promise<unknown>) =>
  attempt(() => act(operationsAs(services, ownerStaff)))
