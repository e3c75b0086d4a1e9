import * as v from 'valibot'
import { momentOf } from '../values/figures.ts'
import { lockSite, writeOperation, writeSite } from '../domain/settings/settings.ts'
import { apiTime } from '../values/bangkok.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { OperationRefused } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'
import { isInHundredths } from '../values/satang.ts'

const Website = v.object({
  websiteStatus: v.pipe(v.string(), v.picklist(['ON', 'MA'])),
  message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
  messageEnglish: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
  /** End of the maintenance; without a time zone, in Bangkok time. */
  until: v.optional(v.string(), ''),
})

/** Opens the site, or closes it for maintenance with a message and an end. */
export async function setWebsite(doing: OperationContext, wanted: v.InferInput<typeof Website>) {
  const read = v.safeParse(Website, wanted)
  if (!read.success) throw new OperationRefused(th.operation)
  const { websiteStatus, message, messageEnglish, until } = read.output
  const end = momentOf(until)
  if (until && !end) throw new OperationRefused(th.until)
  const operation = {
    websiteStatus,
    ...(websiteStatus === 'MA' && message && { message }),
    ...(websiteStatus === 'MA' && messageEnglish && { messageEnglish }),
    ...(websiteStatus === 'MA' && end && { until: apiTime(end) }),
  }
  await writeOperation(doing.tx, operation)
  await record(doing, { act: 'WEBSITE_SET', detail: operation })
}

const UpTo = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000_000), v.check(isInHundredths)))

/** Sets up to which amount (baht) the bank pays withdrawals without staff; null pays none. */
export async function setPayouts(doing: OperationContext, upTo: number | null) {
  if (!v.is(UpTo, upTo)) throw new OperationRefused(th.amount)
  const site = await lockSite(doing.tx)
  await writeSite(doing.tx, { ...site, payoutUpTo: upTo })
  await record(doing, { act: 'PAYOUTS_SET', detail: { from: site.payoutUpTo, to: upTo } })
}
