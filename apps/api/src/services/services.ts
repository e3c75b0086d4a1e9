import type { Language } from '@member/i18n'
import type { Context, Hono } from 'hono'
import type { InferSelectModel } from 'drizzle-orm'
import type { Bank } from './bank.ts'
import type { FeedWatch } from './feedWatch.ts'
import type { Database } from '../database/database.ts'
import type { members } from '../database/schema.ts'
import type { Metrics } from './metrics.ts'
import type { Notifier } from './notifier.ts'
import type { Staff } from './actor.ts'
import type { PushSender } from './pushSender.ts'
import type { LiveHub } from './liveHub.ts'
import type { CommandTurns, HashQueue } from './queues.ts'
import type { Site } from './site.ts'
import type { GameProvider } from './gameProvider.ts'
import type { TrustedProxies } from '../values/trustedProxies.ts'

/** Dependencies of the routers; there are no globals. */
export type Services = {
  database: Database
  bank: Bank
  /** State of the bank's feed, for the time that members are promised. */
  feed: FeedWatch
  gameProvider: GameProvider
  /** The operator's SMS gateway, where there is one. */
  notifier?: Notifier | undefined
  /** Messages to browsers, where the server has keys for them. */
  push?: PushSender | undefined
  /** Now. Tests turn it. */
  clock: () => Date
  /** True if the simulated bank, its pages and the seed are available. */
  simulate: boolean
  /** Asked for at the desk and the bank's page; where there is none they answer this machine alone. */
  operatorPassword?: string | undefined
  /** The language whose addresses on the site begin with none; Thai if left out. */
  firstLanguage?: Language | undefined
  /** Hosts of the brand that may call from a browser. */
  domains: string[]
  /** The brand's: percent of yesterday's loss given back, levels 1 to 4, then 5 and 6. */
  levelRebates: readonly number[]
  /** Key that seals members' papers: 32 bytes. */
  identityKey: Buffer
  proxies: TrustedProxies
  /** log2 of scrypt's cost. */
  passwordCost: number
  /** Queue of every hash of a password that somebody asks for. */
  hashes: HashQueue
  commands: CommandTurns
  beforeMoney: BeforeMoney
  throttles: Throttles
  /** Open streams of this process. */
  live: LiveHub
  /** Readiness for requests: not while the database is away or the server is stopping. */
  readiness: () => 'ready' | 'no-database' | 'stopping'
  /** Figures for Prometheus, and the token that is asked for there. */
  metrics?: Metrics | undefined
  metricsToken?: string | undefined
  /** Connections to the database by state. */
  pool?: (() => Record<string, number>) | undefined
  log: (line: Record<string, unknown>) => void
}

/**
 * What a session has to have shown before money moves or a game opens: the password after a pause, a code where the
 * member's second factor asks for one, and consent to the current terms. Refuses with what is missing.
 */
export type BeforeMoney = (
  database: Database,
  context: Context<AppEnv>,
  now: Date,
  asksFactor?: boolean,
) => Promise<void>

/** Everything a resource answers, given what it may use. */
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
    /** The member's language, where the address is one of the API's. */
    language: Language
    /** Sender's address, for throttles. */
    address: string
    member: Member
    /** The operator's settings at the start of the request. */
    site: Site
    sessionUuid: string
    /** The device that the session was begun on, or the session itself where the device has no id: what a session's tries are counted by. */
    place: string
    /** When the token runs out. */
    sessionEndsAt: Date
    /** When the member last touched the app in this session. */
    touchedAt: Date
    /** When the password, and a code of the second factor, were last given in this session. */
    passwordAt: Date
    factorAt: Date | null
    /** Amount in satang above which the member's second factor asks for a code; null where they have none. */
    factorAskedAbove: bigint | null
    /** Identifies the staff at the operator's desk. */
    staff: Staff
    /** Code of a refusal, for the log. */
    refused: string
  }
}
