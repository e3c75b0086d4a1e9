import { desc, eq, getTableColumns, ilike, inArray, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { deposits, members, payouts, slipRequests, withdrawals } from '../../database/schema.ts'
import { hasReference } from '../../domain/banks/sameReference.ts'

export const maximumMembers = 25

const { passwordHash: _, ...columns } = getTableColumns(members)

/** A member's columns for a back office, which may be an adapter: all but the hash of the password. */
export const memberColumns = columns

/**
 * Returns up to 25 members with the text in their name, username, phone or account. Also finds the member of a
 * complete transfer reference. Without text, returns the newest members.
 */
export function findMembers(database: Database, search: string) {
  const words = search.trim()
  const wanted = `%${words.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`
  const isTheirs = or(
    ilike(members.username, wanted),
    ilike(members.name, wanted),
    ilike(members.accountName, wanted),
    ilike(members.phone, wanted),
    ilike(members.bankId, wanted),
    // Partial references are not matched.
    inArray(
      members.uuid,
      database.select({ uuid: deposits.memberUuid }).from(deposits).where(hasReference(deposits, words)),
    ),
    inArray(
      members.uuid,
      database
        .select({ uuid: slipRequests.memberUuid })
        .from(slipRequests)
        .where(hasReference(slipRequests, words)),
    ),
    inArray(
      members.uuid,
      database
        .select({ uuid: withdrawals.memberUuid })
        .from(payouts)
        .innerJoin(withdrawals, eq(withdrawals.uuid, payouts.withdrawalUuid))
        .where(eq(payouts.reference, words)),
    ),
  )
  return database
    .select(memberColumns)
    .from(members)
    .where(words ? isTheirs : undefined)
    .orderBy(desc(members.createdAt))
    .limit(maximumMembers)
}

export type FoundMembers = Awaited<ReturnType<typeof findMembers>>
