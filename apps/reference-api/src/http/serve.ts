import type { AnswerOf, Call } from '@member/api-client'
import type { Context, Hono } from 'hono'
import type * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { lockMember } from './lockMember.ts'
import { success } from './envelope.ts'
import { isMultipart } from './bodyLimits.ts'
import { fingerprint } from './fingerprint.ts'
import { type Behind, orderOnce } from './orderOnce.ts'
import { readForm } from './readForm.ts'
import { readJson } from './readJson.ts'
import { notFound, refuseShutOut, unreadable } from './refusals.ts'
import type { AppEnv, Member, Services } from '../services/services.ts'
import { validated } from './validated.ts'

type Read<C extends Call, Part extends 'params' | 'query' | 'body'> =
  C extends Record<Part, infer Schema>
    ? Schema extends v.GenericSchema
      ? v.InferOutput<Schema>
      : undefined
    : undefined

/** Every path under /api/auth is a member's, but the way in. */
type MemberOf<C extends Call> = C['path'] extends '/api/auth/login'
  ? undefined
  : C['path'] extends `/api/auth/${string}`
    ? Member
    : undefined

/** A checked request. `database` is, in an order, the transaction that everything of it must go through. */
export type Ask<C extends Call> = {
  database: Database
  now: Date
  member: MemberOf<C>
  params: Read<C, 'params'>
  query: Read<C, 'query'>
  body: Read<C, 'body'>
  /** The order's key; every record it makes carries it. Empty where the call is no order. */
  order: string
  /** For the order's last writes; where the call is no order there is nothing to travel with. */
  behind: Behind
  context: Context<AppEnv>
}

/** Options for commands that differ from the plain case. */
type Manner<C extends Call, Prepared, Facts> = {
  /** Asks others (the bank) before the transaction begins: inside it the whole database would wait for them. */
  before?: (ask: Ask<C>) => Promise<Prepared>
  /** What the order is judged by, asked in one breath with the member's lock and answered behind it. */
  facts?: (ask: Ask<C>) => Promise<Facts>
  /** True if the member's second factor asks for a code, of a call that moves money. */
  asksFactor?: (ask: Ask<C>) => Promise<boolean>
  /** Part of the answer kept for a repeat, and the answer made from it. */
  keep?: (answer: AnswerOf<C>) => unknown
  again?: (ask: Ask<C>, kept: unknown) => Promise<AnswerOf<C>>
}

/** Answers one call of the contract: checks the request by its schemas, runs an order once, wraps the answer. */
export function serve<C extends Call, Prepared = undefined, Facts = undefined>(
  router: Hono<AppEnv>,
  { database, clock, commands, beforeMoney }: Services,
  call: C,
  run: (ask: Ask<C>, prepared: Prepared, facts: Facts) => Promise<AnswerOf<C>>,
  { before, facts, asksFactor, keep, again }: Manner<C, Prepared, Facts> = {},
) {
  const factsFor = async (asked: Ask<C>) =>
    // eslint-disable-next-line typescript/no-unsafe-type-assertion -- undefined is the default of the parameter
    (await facts?.(asked)) as Facts

  router.on(call.method, call.path, async (context) => {
    const given = context.get('member')
    const input = await readInput(context, call, given)
    const now = clock()
    const ask = (through: Database, member: Member | undefined, order: string, behind?: Behind) =>
      // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the parts are what the call's schemas made
      ({ ...input, database: through, now, member, order, behind, context }) as unknown as Ask<C>
    const prepare = async () =>
      // eslint-disable-next-line typescript/no-unsafe-type-assertion -- undefined is the default of the parameter
      (await before?.(ask(database, given, ''))) as Prepared

    if (!call.command) {
      const asked = ask(database, given, '')
      return context.json(success(await run(asked, await prepare(), await factsFor(asked))))
    }

    const intent = {
      scope: given?.uuid ?? 'visitor',
      call: `${call.method} ${call.path}`,
      key: context.req.header('Idempotency-Key'),
      bodyHash: await fingerprint({ params: input.params, body: input.body }),
      requestId: context.get('requestId'),
    }
    if (call.money) await beforeMoney(database, context, now, await asksFactor?.(ask(database, given, '')))
    // Visitors are nobody's turn: each is one of their own.
    const who = given?.uuid ?? intent.requestId
    const outcome = await commands.admit(who, async () => {
      const prepared = await prepare()
      return commands.inTurn(who, () =>
        orderOnce(database, intent, now, {
          run: async (tx, order, behind) => {
            const locked = given && lockActive(tx, given)
            const [member, known] = await Promise.all([locked, factsFor(ask(tx, given, order))])
            return run(ask(tx, member, order, behind), prepared, known)
          },
          ...(keep && { keep }),
          ...(again && { again: (through, kept) => again(ask(through, given, ''), kept) }),
        }),
      )
    })
    if (outcome.replayed) context.header('Idempotent-Replayed', 'true')
    return context.json(outcome.body, outcome.status)
  })
}

/** The member as they are now, held until the order is through. */
export async function lockActive(tx: Database, { uuid }: Member) {
  const member = await lockMember(tx, uuid)
  refuseShutOut(member)
  return member
}

export async function readInput(context: Context<AppEnv>, call: Call, member: Member | undefined) {
  const params = context.req.param()
  const query = context.req.query()
  const raw = call.body && (await readBody(context, call))
  if (member) ownOnly(member, params, isRecord(raw) ? raw : {})
  return {
    params: call.params && validated(call.params, params),
    query: call.query && validated(call.query, query),
    body: call.body && validated(call.body, raw),
  }
}

/** An id that is another's is answered as one that does not exist. */
function ownOnly({ uuid, username }: Member, params: Record<string, string>, body: Record<string, unknown>) {
  const isOwn =
    [params['uuid'], body['userUuid']].every((id) => id === undefined || id === uuid) &&
    [params['username'], body['username']].every((name) => name === undefined || name === username)
  if (!isOwn) throw notFound()
}

async function readBody(context: Context<AppEnv>, call: Call): Promise<unknown> {
  try {
    if (call.form && isMultipart(context)) return await readForm(context.req.raw)
    return await readJson(context)
  } catch (fault) {
    throw unreadable(fault)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
