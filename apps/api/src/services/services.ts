import type { Language } from '@member/i18n'
import type { Context, Hono } from 'hono'
import type { InferSelectModel } from 'drizzle-orm'
import type { Bank, FeedWatch } from './bank.ts'
import type { Database } from '../database/database.ts'
import type { members } from '../database/schema.ts'
import type { Metrics } from './metrics.ts'
import type { Notifier, PushSender } from './notifier.ts'
import type { Staff } from './actor.ts'
import type { Site } from './site.ts'
import type { GameProvider } from './gameProvider.ts'
import type { TrustedProxies } from '../values/trustedProxies.ts'

export type Services = {
  database: Database
  bank: Bank
  feed: FeedWatch
  gameProvider: GameProvider
  notifier?: Notifier | undefined
  push?: PushSender | undefined
  clock: () => Date
  /** True if browsers may call from this machine, over http, as in a simulation. */
  localOrigins: boolean
  /** Password of the simulated back office and bank page. Without one, only this machine may use them. */
  operatorPassword?: string | undefined
  /** Language whose pages have no prefix in their address; Thai if omitted. */
  firstLanguage?: Language | undefined
  domains: string[]
  /** The brand's loss refund in percent: levels 1 to 4, then one rate for levels 5 and 6. */
  levelRebates: readonly number[]
  identityKey: Buffer
  proxies: TrustedProxies
  /** Cost of scrypt, as the base-2 logarithm of its N. */
  passwordCost: number
  hashes: HashQueue
  commands: CommandQueue
  beforeMoney: BeforeMoney
  throttles: Throttles
  live: LiveHub
  readiness: () => 'ready' | 'no-database' | 'stopping'
  metrics?: Metrics | undefined
  metricsToken?: string | undefined
  pool?: (() => Record<string, number>) | undefined
  log: (line: Record<string, unknown>) => void
}

/** Checks a session before money moves or a game opens; throws a refusal that names everything missing. */
export type BeforeMoney = (
  database: Database,
  context: Context<AppEnv>,
  now: Date,
  asksFactor?: boolean,
) => Promise<void>

export type Router = (services: Services) => Hono<AppEnv>

export type Throttles = Record<
  | 'login'
  | 'loginAddress'
  | 'loginName'
  | 'loginKnown'
  | 'loginDevice'
  | 'staffAddress'
  | 'factor'
  | 'codeWait'
  | 'codeSlot'
  | 'codeNetwork'
  | 'codeStranger'
  | 'codePhone'
  | 'codeAddress'
  | 'codeDay'
  | 'codeDevice'
  | 'lookUp'
  | 'lookUpDay'
  | 'lookUpAll'
  | 'accountName'
  | 'register'
  | 'slip'
  | 'refused',
  Throttle
>
type Throttle = { times: number; seconds: number }

export type Member = InferSelectModel<typeof members>

export type AppEnv = {
  Variables: {
    requestId: string
    language: Language
    address: string
    member: Member
    /** Data of the call that the session's query has read. */
    preloaded: unknown
    site: Site
    sessionUuid: string
    /** Key for counting a session's attempts: its device, or the session if the device has no id. */
    place: string
    sessionEndsAt: Date
    touchedAt: Date
    passwordAt: Date
    factorAt: Date | null
    /** Amount in satang above which the second factor requires a code; null without a second factor. */
    factorAskedAbove: bigint | null
    staff: Staff
    refused: string
  }
}

export type Turn = { of: string; isKnown: boolean }

export type HashQueue = {
  run: <Answer>(turn: Turn, hash: () => Promise<Answer>) => Promise<Answer>
}

export type CommandQueue = {
  /** Runs a member's command; throws a refusal while too many of the member's commands are in progress. */
  admit: <Answer>(member: string, command: () => Promise<Answer>) => Promise<Answer>
  /** Runs the writing part of an admitted command, after those of the member's earlier commands. */
  inTurn: <Answer>(member: string, part: () => Promise<Answer>) => Promise<Answer>
}

export type Stream = {
  memberUuid: string
  lastEventId?: string | undefined
  /** Time at which the page began to load; money that changed since is named in the first event. */
  since?: Date | undefined
  /** Writes to the stream; returns false if the client does not read. */
  write: (text: string) => boolean
  end: () => void
}

export type LiveHub = {
  join: (stream: Stream) => void
  leave: (stream: Stream) => void
  onNotify: (news: string) => void
  /** Checks all members again. Called when notifications were possibly missed. */
  missed: () => void
  open: () => number
  /** Sends a heartbeat, which prevents time-outs of proxies and detects dead connections. */
  beat: () => void
  close: () => void
}

export type Job = {
  name: string
  everyMs: number
  run: () => Promise<unknown>
  /** The job's state as JSON, which processes that did not run the job restore after each run. */
  state?: { snapshot: () => unknown; restore: (state: unknown) => void }
}
