import type { Database } from '../database/database.ts'
import * as ledger from '../database/ledger.ts'
import type { Member } from '../request/services.ts'
import { readSite } from '../site/settings.ts'

type Staked = { member: Member; round: string; bet: bigint; at: Date }

/** The share of a stake in satang, rounded down; `rate` is percent with at most two decimals. */
export const commissionOf = (bet: bigint, rate: number) => (bet * BigInt(Math.round(rate * 100))) / 10_000n

/** What pays whoever invited the member for a stake of theirs, win or lose. */
export async function commissionPaid(
  tx: Database,
  { member: { invitedBy }, round, bet, at }: Staked,
): Promise<ledger.Posting[]> {
  if (!invitedBy) return []
  const amount = commissionOf(bet, (await readSite(tx)).commissionRate)
  if (amount === 0n) return []
  const entries = [
    { account: ledger.affiliateOf(invitedBy), amount },
    { account: ledger.affiliate, amount: -amount },
  ]
  return [{ kind: 'commission', member: invitedBy, reference: round, at, entries }]
}
