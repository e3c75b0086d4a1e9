import type { Database } from '../../database/database.ts'
import { operationLog } from '../../database/schema.ts'
import type { Actor } from '../../services/actor.ts'
import type { Remark } from '../../values/remark.ts'
import { OperationRefused } from './refused.ts'
import { th } from './th.ts'

export type OperationContext = {
  tx: Database
  by: Actor
  now: Date
  /** The staff member who requested the operation, if another one approves it. */
  askedBy?: string | undefined
  /** Rates of the loss refund by level; set only for operations by staff. */
  rebates?: readonly number[] | undefined
}

type LogEntry = {
  act: string
  member?: string | undefined
  subject?: string | undefined
  why?: string | undefined
  /** Figures and ids without personal data; amounts in baht. */
  detail?: object
}

/** Appends an operation to the log. Call this last in a transaction, because other operations wait for its end. */
export async function record(
  { tx, by, now, askedBy }: OperationContext,
  { act, member, subject, why, detail = {} }: LogEntry,
) {
  await tx.insert(operationLog).values({
    at: now,
    byKind: by.kind,
    byName: by.name,
    act,
    memberUuid: member ?? null,
    subject: subject ?? null,
    why: why ?? null,
    detail: askedBy === undefined ? detail : { ...detail, askedBy },
  })
}

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
