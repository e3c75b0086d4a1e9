import type { AnswerOf, Call } from '@member/api-client'
import { and, eq, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { idempotency } from '../database/schema.ts'
import { success } from './envelope.ts'
import { fingerprint } from './fingerprint.ts'
import { orderOnce } from './orderOnce.ts'
import { lockActive, readInput, type Ask } from './serve.ts'
import type { AppEnv, Member, Services } from '../services/services.ts'

type Steps<C extends Call, Begun extends v.GenericSchema> = {
  /** Result of the first step, for the second. */
  begun: Begun
  /** Done once for the key, in one transaction with the record of it. */
  begin: (ask: Ask<C>) => Promise<v.InferOutput<Begun>>
  /** Done after the commit, where others may be waited for; a repeat of the key does it again, so it must bear that. */
  finish: (ask: Ask<C>, begun: v.InferOutput<Begun>) => Promise<AnswerOf<C>>
  /** True if a repeat gets the first answer, as with every command but one. */
  replays: boolean
}

/** Answers an order that has to ask somebody else in the middle of it: the key survives being cut off there. */
export function serveInSteps<C extends Call, Begun extends v.GenericSchema>(
  router: Hono<AppEnv>,
  { database, clock, commands, beforeMoney }: Services,
  call: C,
  { begun: schema, begin, finish, replays }: Steps<C, Begun>,
) {
  router.on(call.method, call.path, async (context) => {
    const member = context.get('member')
    const input = await readInput(context, call, member)
    const now = clock()
    const key = context.req.header('Idempotency-Key')
    const ask = (through: Database, asking: Member, order: string) =>
      // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the parts are what the call's schemas made
      ({ ...input, database: through, now, member: asking, order, context }) as unknown as Ask<C>
    const intent = {
      scope: member.uuid,
      call: `${call.method} ${call.path}`,
      key,
      bodyHash: await fingerprint({ params: input.params, body: input.body }),
      requestId: context.get('requestId'),
    }
    if (call.money) await beforeMoney(database, context, now)
    const doing = async () => {
      const outcome = await commands.inTurn(member.uuid, () =>
        orderOnce(database, intent, now, {
          run: async (tx, order) => ({ begun: await begin(ask(tx, await lockActive(tx, member), order)) }),
        }),
      )
      if (outcome.replayed) context.header('Idempotent-Replayed', 'true')
      if (outcome.status !== 200) return context.json(outcome.body, outcome.status)
      const { data } = v.parse(Kept, outcome.body)
      if (replays && data.answer !== undefined) return context.json(success(data.answer))
      const order = String(key).toLowerCase()
      const answer = await finish(ask(database, member, order), v.parse(schema, data.begun))
      const first = replays
        ? await firstAnswer(database, { ...intent, key: order }, { ...data, answer })
        : answer
      return context.json(success(first))
    }
    return commands.admit(member.uuid, doing)
  })
}

/** Keeps an answer, where a twin of the order was not quicker: then it is the twin's. */
async function firstAnswer(
  database: Database,
  { scope, call, key }: { scope: string; call: string; key: string },
  data: { begun: unknown; answer: unknown },
): Promise<unknown> {
  const isIt = and(eq(idempotency.scope, scope), eq(idempotency.call, call), eq(idempotency.key, key))
  const isFirst = sql`not ${idempotency.body} -> 'data' ? 'answer'`
  const [kept] = await database
    .update(idempotency)
    .set({ body: success(data) })
    .where(and(isIt, isFirst))
    .returning({ key: idempotency.key })
  if (kept) return data.answer
  const [twin] = await database.select({ body: idempotency.body }).from(idempotency).where(isIt)
  const told = v.safeParse(Kept, twin?.body)
  // Neither is kept any more: a day has passed meanwhile.
  return told.success ? told.output.data.answer : data.answer
}

const Kept = v.object({ data: v.object({ begun: v.unknown(), answer: v.optional(v.unknown()) }) })
