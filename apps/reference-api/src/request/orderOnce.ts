import { and, eq, sql } from 'drizzle-orm'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { idempotency } from '../database/schema.ts'
import { violates } from '../database/violates.ts'
import { day } from '../time/bangkok.ts'
import { success, failure } from './envelope.ts'
import { Refusal } from './refusal.ts'
import { invalid } from './refusals.ts'
import { th } from './th.ts'

export type Intent = {
  scope: string
  call: string
  key: string | undefined
  bodyHash: string
  requestId: string
}
export type Outcome = { status: ContentfulStatusCode; body: object; replayed: boolean }

export type Doing<Answer> = {
  run: (tx: Database, key: string) => Promise<Answer>
  /** What to keep of the answer, where it must not lie in the database as it is. */
  keep?: (answer: Answer) => unknown
  /** How a repeat is answered from what was kept. */
  again?: (tx: Database, kept: unknown) => Promise<Answer>
}

const Key = v.pipe(v.string(), v.uuid())

/**
 * Runs an order once for its key, in one transaction with the record of its outcome. A repeat gets the first
 * answer; a refusal undoes what the order did and is remembered; a breakdown is not, so that it can be tried again.
 */
export async function orderOnce<Answer>(
  database: Database,
  intent: Intent,
  now: Date,
  { run, keep, again }: Doing<Answer>,
): Promise<Outcome> {
  const key = v.safeParse(Key, intent.key)
  if (!key.success) throw invalid({ 'Idempotency-Key': th.keyMissing })
  const row = { scope: intent.scope, call: intent.call, key: key.output.toLowerCase() }
  const isRow = and(
    eq(idempotency.scope, row.scope),
    eq(idempotency.call, row.call),
    eq(idempotency.key, row.key),
  )

  return database.transaction(async (tx) => {
    // Claims the key, or waits here for the transaction that did; a key older than a day is free again.
    const fresh = { bodyHash: intent.bodyHash, status: null, body: null, createdAt: now }
    const [claimed] = await tx
      .insert(idempotency)
      .values({ ...row, ...fresh })
      .onConflictDoUpdate({
        target: [idempotency.scope, idempotency.call, idempotency.key],
        set: fresh,
        setWhere: sql`${idempotency.createdAt} <= ${new Date(now.getTime() - day).toISOString()}`,
      })
      .returning()
    if (!claimed) {
      const [first] = await tx.select().from(idempotency).where(isRow)
      if (!first?.status || first.bodyHash !== intent.bodyHash) {
        throw keyReused()
      }
      const { status, body } = v.parse(Told, first)
      if (status !== 200 || !again) return { status, body, replayed: true }
      return { status, body: success(await again(tx, body.data)), replayed: true }
    }
    const { answer, ...told } = await settle(tx, intent.requestId, (savepoint) => run(savepoint, row.key))
    const body = keep && answer ? success(keep(answer.data)) : told.body
    await tx.update(idempotency).set({ status: told.status, body }).where(isRow)
    return { ...told, replayed: false }
  })
}

/** Records that hold a member’s key for good, where the key’s own row is gone after a day or is another call’s. */
const ordersOf = ['game_launches_order', 'reward_requests_order', 'event_draws_order']

const keyReused = () => new Refusal(409_901, 'KEY_REUSED', th.keyReused)

const Told = v.object({
  status: v.picklist([200, 400, 404, 409, 422]),
  body: v.looseObject({ data: v.unknown() }),
})

async function settle<Answer>(
  tx: Database,
  requestId: string,
  run: (savepoint: Database) => Promise<Answer>,
) {
  try {
    const data = await tx.transaction((savepoint) => run(savepoint))
    return { status: 200 as const, body: success(data), answer: { data } }
  } catch (fault) {
    if (ordersOf.some((once) => violates(fault, once))) throw keyReused()
    if (!(fault instanceof Refusal) || !isRemembered(fault)) throw fault
    return { status: fault.httpStatus, body: failure(fault, requestId) }
  }
}

/** Verdicts about the order itself. Who may ask, how often, and breakdowns may be otherwise the next time. */
const isRemembered = ({ httpStatus }: Refusal) => [400, 404, 409, 422].includes(httpStatus)
