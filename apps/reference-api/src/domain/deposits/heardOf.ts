import { and, eq, min, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { feedLines, slipRequests, slips } from '../../database/schema.ts'
import type { NewDeposit } from './deposit.ts'

const firstHeard = prepared(
  'transfer_heard',
  ['memberUuid', 'sendingBank', 'transRef'],
  (database, { memberUuid, sendingBank, transRef }) => {
    const ofMember = (table: typeof slips | typeof slipRequests) =>
      database
        .select({ at: min(table.createdAt) })
        .from(table)
        .where(
          and(
            eq(table.memberUuid, memberUuid),
            eq(table.sendingBank, sendingBank),
            sql`lower(${table.transRef}) = lower(${transRef})`,
          ),
        )
    const ofBank = database
      .select({ at: min(feedLines.createdAt) })
      .from(feedLines)
      .where(and(eq(feedLines.sendingBank, sendingBank), eq(feedLines.transRef, transRef)))
    return unionAll(ofMember(slips), ofMember(slipRequests), ofBank)
  },
)

/**
 * When the server first heard of a transfer: the member's slip or request, or the bank's line. A QR may spell the
 * reference in letters of another case than the bank does.
 */
export async function heardOf(
  tx: Database,
  { memberUuid, transfer, heardAt }: Pick<NewDeposit, 'memberUuid' | 'transfer' | 'heardAt'>,
  now: Date,
): Promise<Date> {
  const known = heardAt && heardAt < now ? heardAt : now
  if (!transfer) return known
  const heard = await firstHeard(tx, { memberUuid, ...transfer })
  return heard.reduce((first, { at }) => (at && at < first ? at : first), known)
}
