import type { Database } from '../../database/database.ts'
import { operationLog } from '../../database/schema.ts'
import type { Actor } from '../../services/actor.ts'

/** An operation under way: its transaction, who acts, and when. */
export type Doing = {
  tx: Database
  by: Actor
  now: Date
  /** The person who asked for it, where a second one confirms. */
  askedBy?: string | undefined
  /** The brand's refund of losses for each level, where staff act. */
  rebates?: readonly number[] | undefined
}

type Line = {
  act: string
  /** The member it concerns. */
  member?: string | undefined
  /** Id of the slip, withdrawal, request … acted on. */
  subject?: string | undefined
  why?: string | undefined
  /** Figures and ids, no personal data. Amounts in baht. */
  detail?: object
}

/**
 * Writes the operation into the log. It is the last thing an operation does: the log is one chain, so from here on every
 * other operation waits for this one's transaction.
 */
export async function record(
  { tx, by, now, askedBy }: Doing,
  { act, member, subject, why, detail = {} }: Line,
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
