import * as ledger from '../../database/ledger.ts'
import type { Member } from '../../services/services.ts'

/** Returns the commission on a stake in satang, rounded down. `rate` is in percent with at most two decimals. */
export const commissionOf = (bet: bigint, rate: number) => (bet * BigInt(Math.round(rate * 100))) / 10_000n

type Round = { member: Member; round: string; at: Date }

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
