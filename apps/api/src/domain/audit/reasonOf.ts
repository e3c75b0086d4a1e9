import type { Remark } from '../../values/remark.ts'
import { OperationRefused } from './refused.ts'
import { th } from './th.ts'

const longest = 200

/**
 * Returns the reason of an operation, trimmed and cut to 200 characters; the member reads it. Throws an
 * OperationRefused if the reason is empty.
 */
export function reasonOf(why: string): string {
  const words = why.trim()
  if (words === '') throw new OperationRefused(th.reason)
  return words.slice(0, longest)
}

/** Like `reasonOf`, for a reason that may be in two languages. */
export const remarkOf = (why: Remark): Remark =>
  typeof why === 'string' ? reasonOf(why) : { th: reasonOf(why.th), en: reasonOf(why.en) }
