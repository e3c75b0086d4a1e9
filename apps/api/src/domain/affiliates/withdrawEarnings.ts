import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import { toBaht, toSatang } from '../../values/satang.ts'
import { Refusal } from '../../http/refusals.ts'
import { readSite } from '../settings/settings.ts'
import { earningsOf } from './earnings.ts'
import { t } from './words.ts'

/** Throws a refusal if the amount (satang) is below `minWithdraw` (baht). */
export function refuseTooLittle(amount: bigint, minWithdraw: number) {
  if (amount >= toSatang(minWithdraw)) return
  throw new Refusal(422_001, { message: t.tooLittle({ least: minWithdraw }), data: { minWithdraw } })
}

/**
 * Moves affiliate earnings into the credit; returns the remaining earnings (satang). Throws a refusal if the
 * amount is too small or exceeds the earnings. The caller must hold the member's row lock.
 */
export async function withdrawEarnings(
  tx: Database,
  memberUuid: string,
  { amount, order, now }: { amount: bigint; order: string; now: Date },
) {
  const { balance } = await earningsOf(tx, memberUuid)
  refuseTooLittle(amount, (await readSite(tx)).minCommission)
  if (amount > balance) {
    const left = toBaht(balance)
    throw new Refusal(422_501, { message: t.balance({ left }), data: { balance: left } })
  }
  await ledger.post(tx, {
    kind: 'commission-paid',
    member: memberUuid,
    order,
    reference: order,
    at: now,
    entries: [
      { account: ledger.affiliateOf(memberUuid), amount: -amount },
      { account: ledger.creditOf(memberUuid), amount },
    ],
  })
  return balance - amount
}
