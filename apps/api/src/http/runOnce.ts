import { ApiError } from '@member/api-client'
import { and, eq } from 'drizzle-orm'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import { idempotency } from '../database/schema.ts'
import { violates } from '../database/failures.ts'
import { day } from '../values/bangkok.ts'
import { Refusal, invalid } from './refusals.ts'
import { isUuid } from './uuidOf.ts'
import { t } from './words.ts'

export const success = <Data>(data: Data) => ({ status: 200, message: 'success', data })

export const failure = ({ status, code, message, data }: Refusal, requestId: string) => ({
  status,
  code,
  message,
  data,
  requestId,
})

type Intent = {
  scope: string
  call: string
  key: string | undefined
  bodyHash: string
  requestId: string
}
type Outcome = { status: ContentfulStatusCode; body: object; replayed: boolean }

/** Defers a write, which is then sent together with the commit. Nothing later may depend on the write. */
export type DeferWrite = (writing: Promise<unknown>) => void

type Options = {
  run: (tx: Database, key: string, deferWrite: DeferWrite) => Promise<unknown>
  /** Returns the part of the result to store; absent if the whole result is stored. */
  snapshot?: ((result: unknown) => unknown) | undefined
  /** Builds the answer to a repeat from the stored part, outside the command's transaction. */
  replay?: ((snapshot: unknown) => Promise<unknown>) | undefined
}

const record = prepared(
  'idempotency_record',
  ['scope', 'call', 'key', 'bodyHash', 'status', 'body', 'createdAt'],
  (database, values) => database.insert(idempotency).values(values),
)

/**
 * Runs a command once per key, in one transaction with the record of its answer. A repeat gets the first answer
 * for a day; later the key is refused for ever. A refusal is stored and its effects are rolled back; an
 * unexpected error is not stored, so that a retry is possible.
 */
export async function runOnce(
  database: Database,
  intent: Intent,
  now: Date,
  { run, snapshot, replay }: Options,
): Promise<Outcome> {
  if (!isUuid(intent.key)) throw invalid({ 'Idempotency-Key': t.keyMissing })
  const { scope, call, bodyHash, requestId } = intent
  const row = { scope, call, key: intent.key.toLowerCase(), bodyHash, createdAt: now }

  /**
   * Returns the stored first answer; undefined if the key is new. Throws a refusal if the key is used for other
   * content or its answer is no longer stored.
   */
  const repeated = async (): Promise<Outcome | undefined> => {
    const first = await findKey(database, row)
    if (!first) return undefined
    const isStored = first.status !== null && now.getTime() - first.createdAt.getTime() < day
    if (!isStored || first.bodyHash !== bodyHash) throw keyReused()
    const { status, body } = v.parse(StoredAnswer, first)
    if (status !== 200) return { status, body: { ...body, message: inLanguageOf(body) }, replayed: true }
    return { status, body: replay ? success(await replay(body.data)) : body, replayed: true }
  }

  try {
    const deferred: Promise<unknown>[] = []
    const deferWrite: DeferWrite = (writing) => {
      writing.catch(() => {})
      deferred.push(writing)
    }
    const running = database.transaction(async (tx) => {
      const result = await run(tx, row.key, deferWrite)
      const body = success(snapshot ? snapshot(result) : result)
      // Sent with the commit; rolls everything back if the key exists.
      deferWrite(record(tx, { ...row, status: 200, body }))
      return result
    })
    // After a failed write everything fails, including the commit; throw the first error.
    await Promise.allSettled([running])
    for (const writing of deferred) await writing
    return { status: 200, body: success(await running), replayed: false }
  } catch (fault) {
    // All is rolled back. If the key exists, or a concurrent repeat was first, return its answer.
    const first = await repeated()
    if (first) return first
    const refusal = verdictOf(fault)
    const answer = { status: refusal.httpStatus, body: failure(refusal, requestId) }
    const storing = database.insert(idempotency).values({ ...row, ...answer })
    const [stored] = await storing.onConflictDoNothing().returning({ key: idempotency.key })
    return (stored ? undefined : await repeated()) ?? { ...answer, replayed: false }
  }
}

export type RecordKey = { scope: string; call: string; key: string }
export const isRecord = ({ scope, call, key }: RecordKey) =>
  and(eq(idempotency.scope, scope), eq(idempotency.call, call), eq(idempotency.key, key))

export async function findKey(database: Database, key: RecordKey) {
  const [found] = await database.select().from(idempotency).where(isRecord(key))
  return found
}

/** Names of unique constraints on command keys, in the tables of all calls. */
const ordersOf = [
  'game_launches_order',
  'reward_requests_order',
  'event_draws_order',
  // The reference of a bought play is its command's key.
  'event_plays_once',
  'ledger_transactions_order',
]

const keyReused = () => new Refusal(409_901)

const StoredAnswer = v.object({
  status: v.picklist([200, 400, 404, 409, 422]),
  body: v.looseObject({ status: v.number(), message: v.string(), data: v.unknown() }),
})

const Figures = v.fallback(v.nullable(v.record(v.string(), v.unknown())), null)

/** Returns the stored message, or the status's default message if the request has another language. */
const inLanguageOf = ({ status, message, data }: v.InferOutput<typeof StoredAnswer>['body']) =>
  new ApiError({ kind: 'refused', status, message, data: v.parse(Figures, data) }).message

/** Returns the refusal to store. Throws any other error, and a refusal if the key has been used by another call. */
function verdictOf(fault: unknown): Refusal {
  if (ordersOf.some((once) => violates(fault, once))) throw keyReused()
  if (!(fault instanceof Refusal) || !isRemembered(fault)) throw fault
  return fault
}

/** Returns true for refusals of the command itself, which are stored. */
const isRemembered = ({ httpStatus }: Refusal) => [400, 404, 409, 422].includes(httpStatus)
