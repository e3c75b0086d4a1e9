import { DamagedFolder } from '../database/dataFolder.ts'
import { FolderLocked } from '../database/lockFolder.ts'
import { EarlierVersion } from '../database/migrations.ts'
import { isRefusedByPooler, isUnavailable } from '../database/failures.ts'
import { describeFault } from '../values/describeFault.ts'
import { CannotStart } from '../values/cannotStart.ts'

/** Pattern of PostgreSQL error codes: wrong password, unknown role or unknown database. */
const isRefused = /^(28P01|28000|3D000)$/

/** Returns the message of a failed start. */
export function explain(fault: unknown): string {
  const isExplained = [CannotStart, DamagedFolder, FolderLocked, EarlierVersion].some(
    (kind) => fault instanceof kind,
  )
  if (fault instanceof Error && isExplained) return fault.message
  const code = codeOf(fault)
  if (isRefusedByPooler(fault))
    return 'DATABASE_URL leads to a pooler such as PgBouncer. Set DATABASE_DIRECT_URL to the database itself too, with the same role: locks, migrations and LISTEN need it.'
  if (isUnavailable(fault) || isRefused.test(code)) {
    return `The database of DATABASE_URL cannot be opened (${code || 'no answer'}). Check that the server runs and the address is right.`
  }
  return JSON.stringify(describeFault(fault), undefined, 2)
}

function codeOf(fault: unknown): string {
  for (let each = fault; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string') return each.code
  }
  return ''
}
