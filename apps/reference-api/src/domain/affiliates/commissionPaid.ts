import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import type { Member } from '../../services/services.ts'
import { readSite } from '../settings/settings.ts'

/** The share of a stake in satang, rounded down; `rate` is percent with at most two decimals. */
export const commissionOf = (bet: bigint, rate: number) => (bet * BigInt(Math.round(rate * 100))) / 10_000n

/** Commission that a stake earns the member's inviter, won or lost. */
export async function commissionFor(tx: Database, { invitedBy }: Member, bet: bigint) {
  return invitedBy ? commissionOf(bet, (await readSite(tx)).commissionRate) : 0n
}

type Round = { member: Member; round: string; at: Date }

/** Ledger movement that pays a commission. */
export function commissionPaid(
  { member: { invitedBy }, round, at }: Round,
  amount: bigint,
): ledger.Posting[] {
  if (!invitedBy || amount === 0n) return []
  const entries = [
    { account: ledger.affiliateOf(invitedBy), amount },
    { account: ledger.affiliate, amount: -amount },
  ]
  return [{ kind: 'commission', member: invitedBy, reference: round, at, entries }]
}
