import { ApiError } from '@member/api-client'
import { and, eq } from 'drizzle-orm'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import { idempotency } from '../database/schema.ts'
import { violates } from '../database/violates.ts'
import { day } from '../values/bangkok.ts'
import { success, failure } from './envelope.ts'
import { Refusal } from './refusal.ts'
import { invalid } from './refusals.ts'
import { t } from './words.ts'

export type Intent = {
  scope: string
  call: string
  key: string | undefined
  bodyHash: string
  requestId: string
}
export type Outcome = { status: ContentfulStatusCode; body: object; replayed: boolean }

/** Takes a write whose answer an order does not wait for: it travels with the commit, and its fault is the order's. */
export type Behind = (writing: Promise<unknown>) => void

export type Doing<Answer> = {
  run: (tx: Database, key: string, behind: Behind) => Promise<Answer>
  /** Part of the answer to keep, where the whole must not be stored. */
  keep?: (answer: Answer) => unknown
  /** Answer to a repeat, from what was kept; a transaction is its own. */
  again?: (database: Database, kept: unknown) => Promise<Answer>
}

const record = prepared(
  'idempotency_record',
  ['scope', 'call', 'key', 'bodyHash', 'status', 'body', 'createdAt'],
  (database, values) => database.insert(idempotency).values(values),
)

const Key = v.pipe(v.string(), v.uuid())

/**
 * Runs an order once for its key, in one transaction with the record of its answer: a repeat breaks on that record, is
 * undone with all it did, and gets the first answer, for a day; after that the key is refused, for ever. A refusal is remembered, and what the order did is undone; a
 * breakdown is not remembered, so that it can be tried again.
 */
export async function orderOnce<Answer>(
  database: Database,
  intent: Intent,
  now: Date,
  { run, keep, again }: Doing<Answer>,
): Promise<Outcome> {
  const key = v.safeParse(Key, intent.key)
  if (!key.success) throw invalid({ 'Idempotency-Key': t.keyMissing })
  const { scope, call, bodyHash, requestId } = intent
  const row = { scope, call, key: key.output.toLowerCase(), bodyHash, createdAt: now }

  /** The first answer, told again; undefined where the key is new. */
  const repeated = async (): Promise<Outcome | undefined> => {
    const first = await findKey(database, row)
    if (!first) return undefined
    const isTold = first.status !== null && now.getTime() - first.createdAt.getTime() < day
    if (!isTold || first.bodyHash !== bodyHash) throw keyReused()
    const { status, body } = v.parse(StoredAnswer, first)
    if (status !== 200) return { status, body: { ...body, message: inLanguageOf(body) }, replayed: true }
    if (!again) return { status, body, replayed: true }
    return { status, body: success(await again(database, body.data)), replayed: true }
  }

  try {
    const travelling: Promise<unknown>[] = []
    const behind: Behind = (writing) => {
      writing.catch(() => {})
      travelling.push(writing)
    }
    const doing = database.transaction(async (tx) => {
      const answer = await run(tx, row.key, behind)
      const body = success(keep ? keep(answer) : answer)
      // Sent with the commit, which undoes everything where the key was there before.
      behind(record(tx, { ...row, status: 200, body }))
      return answer
    })
    // After a write that failed all else fails, the commit as well: that one's fault is the one to tell.
    await Promise.allSettled([doing])
    await arrived(travelling)
    return { status: 200, body: success(await doing), replayed: false }
  } catch (fault) {
    // All of it is undone. Where the key was there before, or a twin was quicker, the answer is the one it has.
    const first = await repeated()
    if (first) return first
    const refusal = verdictOf(fault)
    const told = { status: refusal.httpStatus, body: failure(refusal, requestId) }
    const keeping = database.insert(idempotency).values({ ...row, ...told })
    const [kept] = await keeping.onConflictDoNothing().returning({ key: idempotency.key })
    return (kept ? undefined : await repeated()) ?? { ...told, replayed: false }
  }
}

/** Waits for writes in the order they were sent, so that the first that failed is the one that is told. */
async function arrived(writings: Promise<unknown>[]) {
  for (const writing of writings) await writing
}

async function findKey(
  database: Database,
  { scope, call, key }: { scope: string; call: string; key: string },
) {
  const [found] = await database
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.scope, scope), eq(idempotency.call, call), eq(idempotency.key, key)))
  return found
}

/** Records that hold a member’s key for good, whichever call it came by. */
const ordersOf = [
  'game_launches_order',
  'reward_requests_order',
  'event_draws_order',
  // A play that was bought has the order for its reference.
  'event_plays_once',
  'ledger_transactions_order',
]

const keyReused = () => new Refusal(409_901, 'KEY_REUSED', t.keyReused)

const StoredAnswer = v.object({
  status: v.picklist([200, 400, 404, 409, 422]),
  body: v.looseObject({ status: v.number(), message: v.string(), data: v.unknown() }),
})

/** The first answer's sentence, or the usual one for its status where the repeat asks in another language. */
const inLanguageOf = ({ status, message }: v.InferOutput<typeof StoredAnswer>['body']) =>
  new ApiError({ kind: 'refused', status, message }).message

/** The verdict to remember; anything else is thrown on. */
function verdictOf(fault: unknown): Refusal {
  if (ordersOf.some((once) => violates(fault, once))) throw keyReused()
  if (!(fault instanceof Refusal) || !isRemembered(fault)) throw fault
  return fault
}

/** Verdicts about the order itself. Who may ask, how often, and breakdowns may be otherwise the next time. */
const isRemembered = ({ httpStatus }: Refusal) => [400, 404, 409, 422].includes(httpStatus)
