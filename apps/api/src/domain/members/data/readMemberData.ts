import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../../database/database.ts'
import {
  addresses,
  bonusChoices,
  checkIns,
  closingRequests,
  deposits,
  draws,
  favourites,
  gameStakes,
  identityChecks,
  launches,
  memberBreaks,
  memberDevices,
  members,
  messages,
  notices,
  passkeys,
  playLimits,
  plays,
  protectionLog,
  pushSubscriptions,
  realityChecks,
  refundClaims,
  rewardRequests,
  rounds,
  secondFactors,
  sessions,
  slipRequests,
  slips,
  withdrawals,
} from '../../../database/schema.ts'
import { selectMovements } from '../../movements/selectMovements.ts'
import { maximumRows } from '../../../values/maximumRows.ts'
import type { Member } from '../../../services/services.ts'

const tables = {
  addresses,
  sessions,
  deposits,
  slips,
  slipRequests,
  withdrawals,
  launches,
  rounds,
  gameStakes,
  refundClaims,
  bonusChoices,
  plays,
  draws,
  memberDevices,
  checkIns,
  closingRequests,
  favourites,
  rewardRequests,
  identityChecks,
  playLimits,
  memberBreaks,
  realityChecks,
  protectionLog,
  secondFactors,
  passkeys,
  notices,
  messages,
  pushSubscriptions,
} satisfies Record<string, PgTable & { memberUuid: PgColumn }>

/** Columns left out of the export: they would grant access, reveal fraud rules, or are an inviter's. */
const secret = new Set([
  'passwordHash',
  'tokenHash',
  'deviceHash',
  'reviewSince',
  'endpoint',
  'p256dh',
  'auth',
  'commission',
])

/** Returns a member's data for the export, amounts in satang; at most a thousand rows per table. */
export async function readMemberData(database: Database, { uuid }: Member) {
  const [member] = await database.select().from(members).where(eq(members.uuid, uuid))
  const data: Record<string, unknown> = { member: shown({ ...member }) }
  for (const [name, table] of Object.entries(tables)) {
    const rows = await database.select().from(table).where(eq(table.memberUuid, uuid)).limit(maximumRows)
    data[name] = rows.map(shown)
  }
  const from = new Date(0)
  const until = new Date('9999-01-01')
  data['movements'] = await selectMovements(database, { memberUuid: uuid, from, until }, maximumRows)
  return data
}

/** Returns the columns of a row to export, without the text of a message that contains a code. */
const shown = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) =>
        !secret.has(name) && !(value instanceof Uint8Array) && !(name === 'text' && row['isSecret'] === true),
    ),
  )
