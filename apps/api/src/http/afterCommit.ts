import { and, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { idempotency } from '../database/schema.ts'
import { findKey, isRecord, type RecordKey, success } from './runOnce.ts'

/** The second step of a command that has to ask somebody else in the middle: its key survives being cut off there. */
export type AfterCommit<Request, Result, Answer> = {
  /** Schema of the first step's result. */
  result: v.GenericSchema<unknown, Result>
  /** Others may be waited for. A repeat of the key does it again, so it must bear that. */
  finish: (request: Request, result: Result) => Promise<Answer>
  /** True if the first answer is stored, and a repeat gets it. */
  storesAnswer: boolean
}

/** What the record of the key holds: the result of the first step, then the answer of the second. */
const Steps = v.object({ data: v.object({ begun: v.unknown(), answer: v.optional(v.unknown()) }) })
export const beginSteps = (begun: unknown) => ({ begun })

/** Does the second step, or answers with what it answered before. `body` is that of the record. */
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

/** Stores the answer, unless a twin of the command was quicker: then the answer is the twin's. */
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
  // Neither is stored any more: a day has passed meanwhile.
  return twin.success ? twin.output.data.answer : data.answer
}
