import * as v from 'valibot'
import { readSite, writeSite } from '../domain/settings/settings.ts'
import { isInHundredths } from '../values/satang.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { OperationRefused } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'

const UpTo = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000_000), v.check(isInHundredths)))

/** Sets up to which amount (baht) the bank pays withdrawals without staff; null pays none. */
export async function setPayouts(doing: OperationContext, upTo: number | null) {
  if (!v.is(UpTo, upTo)) throw new OperationRefused(th.amount)
  const site = await readSite(doing.tx)
  await writeSite(doing.tx, { ...site, payoutUpTo: upTo })
  await record(doing, { act: 'PAYOUTS_SET', detail: { from: site.payoutUpTo, to: upTo } })
}
