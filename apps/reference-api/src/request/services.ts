import type { InferSelectModel } from 'drizzle-orm'
import type { Bank } from '../bank/bank.ts'
import type { Database } from '../database/database.ts'
import type { members } from '../database/schema.ts'
import type { LiveHub } from '../live/liveHub.ts'
import type { CommandTurns } from './commandTurns.ts'
import type { Site } from '../site/settings.ts'
import type { GameProvider } from '../gameProvider/gameProvider.ts'
import type { TrustedProxies } from './trustedProxies.ts'

/** What a router is given; there is no global anywhere. */
export type Services = {
  database: Database
  bank: Bank
  gameProvider: GameProvider
  /** Now. Tests turn it. */
  clock: () => Date
  /** Whether the simulated bank, its pages and the seed exist. */
  simulate: boolean
  /** Asked for at the desk and the bank's page; where there is none they answer this machine alone. */
  operatorPassword?: string | undefined
  /** Hosts of the brand that may call from a browser. */
  domains: string[]
  /** The brand's: percent of yesterday's loss given back, levels 1 to 4, then 5 and 6. */
  levelRebates: readonly number[]
  /** What members' papers are sealed with: 32 bytes. */
  identityKey: Buffer
  proxies: TrustedProxies
  /** log2 of scrypt's cost. */
  passwordCost: number
  commands: CommandTurns
  throttles: Throttles
  /** Who is listening on this process. */
  live: LiveHub
  /** Whether requests may be sent here: not while the database is away, nor once the server has been told to stop. */
  readiness: () => 'ready' | 'no-database' | 'stopping'
  log: (line: Record<string, unknown>) => void
}

export type Throttles = Record<
  'login' | 'loginAddress' | 'loginName' | 'loginKnown' | 'lookUp' | 'register' | 'slip',
  Throttle
>
type Throttle = { times: number; seconds: number }

export type Member = InferSelectModel<typeof members>

export type AppEnv = {
  Variables: {
    requestId: string
    /** Where the request came from, for throttles. */
    address: string
    member: Member
    /** What the operator had set when the member was let in. */
    site: Site
    sessionUuid: string
    /** When the member last touched the app in this session. */
    touchedAt: Date
    /** Code of a refusal, for the log. */
    refused: string
  }
}
