import { type InferSelectModel, and, eq, isNull, lte, or } from 'drizzle-orm'
import { type payouts, members } from '../../../database/schema.ts'
import type { Actor } from '../../../services/actor.ts'
import type { Member } from '../../../services/services.ts'

export type PayoutRow = InferSelectModel<typeof payouts>

export const byBank: Actor = { kind: 'ADAPTER', name: 'bank' }

export type ByHand = 'SUSPENDED' | 'CLOSED' | 'LOCKED' | 'HELD'

/**
 * Returns why staff must pay this member's withdrawals; undefined if the bank may. An intruder may have
 * requested the withdrawals.
 */
export function byHand(
  {
    status,
    withdrawLockedAt,
    withdrawHeldUntil,
  }: Pick<Member, 'status' | 'withdrawLockedAt' | 'withdrawHeldUntil'>,
  now: Date,
): ByHand | undefined {
  if (status !== 'ACTIVE') return status
  if (withdrawLockedAt) return 'LOCKED'
  return withdrawHeldUntil && withdrawHeldUntil > now ? 'HELD' : undefined
}

export const isNotByHand = (now: Date) =>
  and(
    eq(members.status, 'ACTIVE'),
    isNull(members.withdrawLockedAt),
    or(isNull(members.withdrawHeldUntil), lte(members.withdrawHeldUntil, now)),
  )
