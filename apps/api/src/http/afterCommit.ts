import { and, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { idempotency } from '../database/schema.ts'
import { findKey, isRecord, type RecordKey, success } from './runOnce.ts'

/** Second step of a command that calls another service after the first step's commit. */
export type AfterCommit<Request, Result, Answer> = {
  result: v.GenericSchema<unknown, Result>
  /**
   * Runs the second step, which may wait for other services. A repeated key runs this again, so `finish` must be
   * idempotent.
   */
  finish: (request: Request, result: Result) => Promise<Answer>
  /** True if the first answer is stored and returned for repeats. */
  storesAnswer: boolean
}

/** Content stored for an idempotency key. */
const Steps = v.object({ data: v.object({ begun: v.unknown(), answer: v.optional(v.unknown()) }) })
export const beginSteps = (begun: unknown) => ({ begun })

/** Runs the second step, or returns its stored answer; `body` is what is stored for the key. */
export async function finishSteps<Request, Result, Answer>(
  database: Database,
  record: RecordKey,
  body: object,
  { result, finish, storesAnswer }: AfterCommit<Request, Result, Answer>,
  request: Request,
) {
  const { begun, answer: stored } = v.parse(Steps, body).data
  if (stored !== undefined) return success(stored)
  const answer = await finish(request, v.parse(result, begun))
  return success(storesAnswer ? await storeAnswer(database, record, { begun, answer }) : answer)
}

/** Stores the answer and returns it. If a concurrent repeat has stored an answer first, returns that answer. */
async function storeAnswer(
  database: Database,
  record: RecordKey,
  data: { begun: unknown; answer: unknown },
): Promise<unknown> {
  const isFirst = sql`not ${idempotency.body} -> 'data' ? 'answer'`
  const [stored] = await database
    .update(idempotency)
    .set({ body: success(data) })
    .where(and(isRecord(record), isFirst))
    .returning({ key: idempotency.key })
  if (stored) return data.answer
  const twin = v.safeParse(Steps, (await findKey(database, record))?.body)
  // The stored answer has expired meanwhile (after a day).
  return twin.success ? twin.output.data.answer : data.answer
}
