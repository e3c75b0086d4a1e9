import { memberDataCall } from '@member/api-client'
import { Hono } from 'hono'
import { fileQueue } from '../../../http/queues.ts'
import { serve } from '../../../http/serve.ts'
import { stepUpForAccount } from '../../sessions/stepUp.ts'
import type { AppEnv, Services, Member } from '../../../services/services.ts'
import { dateOf } from '../../../values/bangkok.ts'
import { eq, getTableColumns, is } from 'drizzle-orm'
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../../database/database.ts'
import * as schema from '../../../database/schema.ts'
import { selectMovements } from '../../movements/selectMovements.ts'
import { maximumRows } from '../../../values/maximumRows.ts'

/** Tables that are shown as movements, contain secrets, or are the staff's and the server's own. */
const leftOut = new Set([
  'accounts',
  'transactions',
  'playedDays',
  'slipImages',
  'noticeReads',
  'noticeReaders',
  'liveNews',
  'recoveryCodes',
  'passwordResets',
  'memberNotes',
  'staffRaises',
  'creditAdjustments',
  'operationLog',
])

type OfMember = PgTable & { memberUuid: PgColumn }
const isOfMember = (table: unknown): table is OfMember => is(table, PgTable) && 'memberUuid' in table

const tables = Object.entries(schema).flatMap(([name, table]): [string, OfMember][] =>
  isOfMember(table) && !leftOut.has(name) ? [[name, table]] : [],
)

/** Columns left out of the export: they would grant access, reveal fraud rules, or are of an inviter or of staff. */
const secret = new Set([
  'passwordHash',
  'tokenHash',
  'deviceHash',
  'reviewSince',
  'endpoint',
  'p256dh',
  'auth',
  'commission',
  'invitedBy',
  'secret',
  'who',
])

/** Exported columns, as `<table>.<column>`. */
export const exportedColumns = tables.flatMap(([name, table]) =>
  Object.keys(getTableColumns(table))
    .filter((column) => !secret.has(column))
    .map((column) => `${name}.${column}`),
)

/** True for a line about excluded members whose name or account the member shares. */
const isNameMatch = (row: Record<string, unknown>) => String(row['act']).startsWith('NAMESAKE_')

/** Returns a member's data for the export, amounts in satang; at most a thousand rows per table. */
async function readMemberData(database: Database, { uuid }: Member) {
  const [member] = await database.select().from(schema.members).where(eq(schema.members.uuid, uuid))
  const data: Record<string, unknown> = { member: shown({ ...member }) }
  for (const [name, table] of tables) {
    const rows = await database.select().from(table).where(eq(table.memberUuid, uuid)).limit(maximumRows)
    data[name] = rows.filter((row) => !isNameMatch(row)).map(shown)
  }
  const from = new Date(0)
  const until = new Date('9999-01-01')
  data['movements'] = await selectMovements(database, { memberUuid: uuid, from, until }, maximumRows)
  return data
}

/** Returns the columns of a row to export, without the text of a message that contains a code. */
const shown = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(
        ([name, value]) =>
          !secret.has(name) &&
          !(value instanceof Uint8Array) &&
          !(name === 'text' && 'isSecret' in row && row.isSecret === true),
      )
      .map(([name, value]) => [name, isRecord(value) ? shown(value) : value]),
  )

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

export function memberData(services: Services) {
  const router = new Hono<AppEnv>()
  serve(router, services, memberDataCall, async ({ database, member, now, context }) => {
    // The export contains everything, so the device's current user must prove to be the member.
    await stepUpForAccount(database, context, now)
    const text = await fileQueue(services).run(member.uuid, async () =>
      JSON.stringify(await readMemberData(database, member), asJson, 2),
    )
    return { name: `${member.username}-${dateOf(now)}.json`, text }
  })
  return router
}

const asJson = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
