import type { AnswerOf, Call } from '@member/api-client'
import type { Context, Hono } from 'hono'
import type * as v from 'valibot'
import { type AfterCommit, beginSteps, finishSteps } from './afterCommit.ts'
import type { Database } from '../database/database.ts'
import { lockMember } from './lockMember.ts'
import { fingerprint, readInput } from './readInput.ts'
import { refuseShutOut } from './refusals.ts'
import { type DeferWrite, runOnce, success } from './runOnce.ts'
import type { AppEnv, Member, Services } from '../services/services.ts'

type Read<C extends Call, Part extends 'params' | 'query' | 'body'> =
  C extends Record<Part, infer Schema>
    ? Schema extends v.GenericSchema
      ? v.InferOutput<Schema>
      : undefined
    : undefined

/** Member of a call; undefined for paths outside /api/auth, and for the log-in. */
type MemberOf<C extends Call> = C['path'] extends '/api/auth/login'
  ? undefined
  : C['path'] extends `/api/auth/${string}`
    ? Member
    : undefined

export type CallRequest<C extends Call> = {
  /** The database; in a command, the transaction of all its changes. */
  database: Database
  now: Date
  member: MemberOf<C>
  params: Read<C, 'params'>
  query: Read<C, 'query'>
  body: Read<C, 'body'>
  /** Key of the command, stored with every record that the command creates; empty in a read. */
  order: string
  /** Defers a command's last writes to the commit; absent in a read. */
  deferWrite: DeferWrite
  context: Context<AppEnv>
}

/** Optional steps of a command. Only `preload` and `run` use its transaction. */
type Command<C extends Call, Prepared, Preloaded, Result> = {
  /** Calls external services, such as the bank, before the transaction. */
  prepare?: (request: CallRequest<C>) => Promise<Prepared>
  /** Reads what the command needs, in queries that are sent together with the member's lock. */
  preload?: (request: CallRequest<C>) => Promise<Preloaded>
  /** Returns true if the second factor requires a code for this call. */
  asksFactor?: (request: CallRequest<C>) => Promise<boolean>
  run: (request: CallRequest<C>, ready: { prepared: Prepared; preloaded: Preloaded }) => Promise<Result>
  snapshot?: (answer: Result) => unknown
  replay?: (request: CallRequest<C>, snapshot: unknown) => Promise<AnswerOf<C>>
  afterCommit?: AfterCommit<CallRequest<C>, Result, AnswerOf<C>>
}

type Run<C extends Call> = (request: CallRequest<C>) => Promise<AnswerOf<C>>

/** Serves one call of the contract: validates the request, runs a command once, wraps the answer. */
export function serve<C extends Call, Prepared = undefined, Preloaded = undefined>(
  router: Hono<AppEnv>,
  services: Services,
  call: C,
  command: Run<C> | Command<C, Prepared, Preloaded, AnswerOf<C>>,
): void
export function serve<C extends Call, Prepared = undefined, Preloaded = undefined, Result = unknown>(
  router: Hono<AppEnv>,
  services: Services,
  call: C,
  command: Command<C, Prepared, Preloaded, Result> & {
    afterCommit: AfterCommit<CallRequest<C>, Result, AnswerOf<C>>
  },
): void
export function serve<C extends Call, Prepared, Preloaded, Result>(
  router: Hono<AppEnv>,
  { database, clock, commands, beforeMoney }: Services,
  call: C,
  command: Run<C> | Command<C, Prepared, Preloaded, Result>,
) {
  const { prepare, preload, asksFactor, run, snapshot, replay, afterCommit } =
    // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the overloads have compared the results' types
    (typeof command === 'function' ? { run: command } : command) as Command<
      C,
      Prepared | undefined,
      Preloaded | undefined,
      unknown
    >

  router.on(call.method, call.path, async (context) => {
    const session = context.get('member')
    const input = await readInput(context, call, session)
    const now = clock()
    const request = (more: Partial<Omit<CallRequest<C>, 'member'>> & { member?: Member | undefined } = {}) =>
      // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the parts are what the call's schemas made
      ({ ...input, database, now, member: session, order: '', context, ...more }) as unknown as CallRequest<C>
    if (!call.command)
      return context.json(success(await run(request(), { prepared: undefined, preloaded: undefined })))

    const intent = {
      scope: session?.uuid ?? 'visitor',
      call: `${call.method} ${call.path}`,
      key: context.req.header('Idempotency-Key'),
      bodyHash: await fingerprint({ params: input.params, body: input.body }),
      requestId: context.get('requestId'),
    }
    if (call.money) await beforeMoney(database, context, now, await asksFactor?.(request()))
    // Visitors do not queue: each request has its own key, which may be of their choice, so never a member's.
    const who = session?.uuid ?? `visitor:${intent.requestId}`
    const { status, body } = await commands.admit(who, async () => {
      const prepared = await prepare?.(request())
      const once = await commands.inTurn(who, () =>
        runOnce(database, intent, now, {
          run: async (tx, order, deferWrite) => {
            const through = { database: tx, order, deferWrite }
            const locked = session && lockActive(tx, session)
            const [member, preloaded] = await Promise.all([locked, preload?.(request(through))])
            const result = await run(request({ ...through, member }), { prepared, preloaded })
            return afterCommit ? beginSteps(result) : result
          },
          snapshot,
          replay: replay && ((stored) => replay(request(), stored)),
        }),
      )
      if (once.replayed) context.header('Idempotent-Replayed', 'true')
      if (!afterCommit || once.status !== 200) return once
      const order = String(intent.key).toLowerCase()
      const record = { ...intent, key: order }
      return {
        ...once,
        body: await finishSteps(database, record, once.body, afterCommit, request({ order })),
      }
    })
    return context.json(body, status)
  })
}

async function lockActive(tx: Database, { uuid }: Member) {
  const member = await lockMember(tx, uuid)
  refuseShutOut(member)
  return member
}
