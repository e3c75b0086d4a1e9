import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { momentOf } from '../operatorPage/figures.ts'
import { writeOperation } from '../site/settings.ts'
import { apiTime } from '../time/bangkok.ts'
import { DeskProblem } from './deskProblem.ts'

const Operation = v.object({
  websiteStatus: v.picklist(['ON', 'MA']),
  message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
  until: v.optional(v.string(), ''),
})

/** Opens the site, or shuts it for maintenance with what members read and until when. */
export async function setOperation(tx: Database, fields: Record<string, unknown>) {
  const read = v.safeParse(Operation, fields)
  if (!read.success) throw new DeskProblem('The site is ON or MA, with a message of at most 300 letters.')
  const { websiteStatus, message, until } = read.output
  const end = momentOf(until)
  if (until && !end) throw new DeskProblem('The time of “until” is none.')
  await writeOperation(tx, {
    websiteStatus,
    ...(websiteStatus === 'MA' && message && { message }),
    ...(websiteStatus === 'MA' && end && { until: apiTime(end) }),
  })
}
