import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { members } from '../../../database/schema.ts'
import type { Member } from '../../../services/services.ts'

export type ByHand = 'SUSPENDED' | 'CLOSED' | 'LOCKED' | 'HELD'

/** Why only a person pays this member's withdrawals: they may have been requested by somebody else. */
export function byHand(
  { status, withdrawLockedAt, withdrawHeldUntil }: Member,
  now: Date,
): ByHand | undefined {
  if (status !== 'ACTIVE') return status
  if (withdrawLockedAt) return 'LOCKED'
  return withdrawHeldUntil && withdrawHeldUntil > now ? 'HELD' : undefined
}

/** The members for whom `byHand` finds nothing, as a condition. */
export const isNotByHand = (now: Date) =>
  and(
    eq(members.status, 'ACTIVE'),
    isNull(members.withdrawLockedAt),
    or(isNull(members.withdrawHeldUntil), lte(members.withdrawHeldUntil, now)),
  )
