import { and, ne, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { deposits } from '../../database/schema.ts'
import type { SlipReference } from '../../services/bank.ts'
import { isTransfer } from '../banks/sameReference.ts'
import type { RecentPayment } from '@member/api-client'
import { toBaht } from '../../values/satang.ts'
import { maskUsername } from '../../values/maskAccount.ts'
import { apiTime } from '../../values/bangkok.ts'
import { prepared } from '../../database/prepared.ts'

/** Returns the deposit already credited for a transfer, if there is one. */
export async function depositOf(database: Database, transfer: SlipReference) {
  const isIt = and(isTransfer(deposits, transfer), ne(deposits.status, 'REJECTED'))
  const [deposit] = await database.select().from(deposits).where(isIt)
  return deposit
}

const hour = 3_600_000

/** Converts a payment for the public list: username masked, time rounded down to the hour. */
export const toRecent = (row: { username: string; amount: bigint; createdAt: Date }): RecentPayment => ({
  username: maskUsername(row.username),
  amount: toBaht(row.amount),
  createdAt: apiTime(new Date(Math.floor(row.createdAt.getTime() / hour) * hour)),
})

const credited = prepared('has_deposited', ['memberUuid'], (database, { memberUuid }) => {
  const isCredited = sql`${deposits.status} = 'SUCCESS'`
  const any = database
    .select({ uuid: deposits.uuid })
    .from(deposits)
    .where(and(eq(deposits.memberUuid, memberUuid), isCredited))
  return database.select({ any: sql<boolean>`exists (${any})` }).from(sql`(select) as always`)
})

export async function hasDeposited(database: Database, memberUuid: string): Promise<boolean> {
  const [found] = await credited(database, { memberUuid })
  return found?.any ?? false
}
