import type { Identity } from '@member/api-client'
import { and, count, desc, eq, type InferSelectModel, type Placeholder } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { identityChecks, withdrawals } from '../../database/schema.ts'
import { toSatang } from '../../values/satang.ts'
import { Refusal } from '../../http/refusals.ts'
import { readSite } from '../settings/settings.ts'
import type { Site } from '../../services/site.ts'
import { apiTime } from '../../values/bangkok.ts'
import { t } from './words.ts'

export type IdentityRow = InferSelectModel<typeof identityChecks>

export async function latestCheck(tx: Database, memberUuid: string): Promise<IdentityRow | undefined> {
  const [row] = await tx
    .select()
    .from(identityChecks)
    .where(eq(identityChecks.memberUuid, memberUuid))
    .orderBy(desc(identityChecks.createdAt), desc(identityChecks.uuid))
    .limit(1)
  return row
}

export const latestStatus = (tx: Database, memberUuid: Placeholder) =>
  tx
    .select({ status: identityChecks.status, askedAt: identityChecks.askedAt })
    .from(identityChecks)
    .where(eq(identityChecks.memberUuid, memberUuid))
    .orderBy(desc(identityChecks.createdAt), desc(identityChecks.uuid))
    .limit(1)

async function hasWithdrawn(tx: Database, memberUuid: string): Promise<boolean> {
  const [paid] = await tx
    .select({ times: count() })
    .from(withdrawals)
    .where(and(eq(withdrawals.memberUuid, memberUuid), eq(withdrawals.status, 'SUCCESS')))
  return (paid?.times ?? 0) > 0
}

export async function toIdentity(tx: Database, memberUuid: string): Promise<Identity> {
  const { identityFirstWithdrawal, identityAbove, identityHours, identityDays } = await readSite(tx)
  const row = await latestCheck(tx, memberUuid)
  const isForFirst = identityFirstWithdrawal && !(await hasWithdrawn(tx, memberUuid))
  return {
    status: row?.status ?? (isForFirst ? 'ASKED' : 'NOT_ASKED'),
    reason: row?.reason ?? null,
    sentAt: row?.sentAt ? apiTime(row.sentAt) : null,
    settledAt: row?.settledAt ? apiTime(row.settledAt) : null,
    neededFor: { firstWithdrawal: isForFirst, above: identityAbove },
    reviewHours: identityHours,
    keptDays: identityDays,
  }
}

/** Throws a refusal of a withdrawal if the member must be identified first. */
export async function refuseUnidentified(
  tx: Database,
  memberUuid: string,
  amount: bigint,
  documents: Pick<IdentityRow, 'status' | 'askedAt'> | null,
  { identityFirstWithdrawal, identityAbove }: Site,
) {
  if (documents?.status === 'ACCEPTED') return
  const needed = (message?: string) =>
    new Refusal(422_107, { ...(message && { message }), data: { identity: documents?.status ?? 'ASKED' } })
  if (documents?.status === 'ASKED' || documents?.askedAt) throw needed()
  if (identityFirstWithdrawal && !(await hasWithdrawn(tx, memberUuid))) throw needed(t.first)
  if (identityAbove === null) return
  if (amount > toSatang(identityAbove)) throw needed(t.above({ amount: identityAbove }))
}
