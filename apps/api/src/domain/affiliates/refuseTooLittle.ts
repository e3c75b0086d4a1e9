import { toSatang } from '../../values/satang.ts'
import { Refusal } from '../../http/refusals.ts'
import { t } from './words.ts'

/** Throws a refusal if the amount (satang) is below `minWithdraw` (baht). */
export function refuseTooLittle(amount: bigint, minWithdraw: number) {
  if (amount >= toSatang(minWithdraw)) return
  throw new Refusal(422_001, 'BUSINESS_RULE', t.tooLittle({ least: minWithdraw }), { data: { minWithdraw } })
}
