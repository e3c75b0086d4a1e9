import type { Hono } from 'hono'
import type { Bank, FeedLine } from '../services/bank.ts'
import type { Database } from '../database/database.ts'
import type { GameProvider } from '../services/gameProvider.ts'
import type { Job } from '../services/job.ts'
import type { Notifier } from '../services/notifier.ts'
import type { Operations } from '../operations/operations.ts'
import type { mayStake, Staking } from '../domain/protection/mayStake.ts'
import type { seamlessGames } from '../domain/games/seamless/seamlessGames.ts'
import type { SeamlessWallet } from '../domain/games/seamless/seamlessWallet.ts'

/** The operator's settings of an adapter: for a bank the environment's `BANK_…`, without `BANK_`. Secrets are among them. */
export type Settings = Readonly<Record<string, string | undefined>>

type Shared = {
  /** Now. */
  clock: () => Date
  /** One line of the server's log, without personal data. */
  log: (line: Record<string, unknown>) => void
  /** The server's database, for tables of the adapter's own. */
  database: Database
  /** Staff operations, logged under the adapter's name. */
  operations: Operations
}

export type BankServices = Shared & {
  /** The partner has news of a payout: its state is asked for now. Call it from a webhook, whoever sent it. */
  payoutHasNews: (id: string) => Promise<void>
  /** Transfers that came by a webhook. Check its signature before; a line that was taken before changes nothing. */
  takeLines: (lines: FeedLine[]) => Promise<void>
}

export type GamesServices = Shared & {
  /** The wallet that a provider without one of its own calls. */
  wallet: SeamlessWallet
  /** A `GameProvider` over that wallet. */
  seamlessGames: (partner: Parameters<typeof seamlessGames>[1]) => GameProvider
  /**
   * Whether a member may stake so much, for a provider with a wallet of its own that asks before a round. Ask in the
   * transaction that writes the round down. The seamless wallet asks by itself.
   */
  mayStake: (tx: Database, staking: Staking) => ReturnType<typeof mayStake>
}

type More = {
  /** Served below `/adapters/bank`, `/adapters/games` or `/adapters/notify`: webhooks, a provider's calls. */
  routes?: Hono
  /** Run by one process at a time. */
  jobs?: Job[]
}

type Create<Services, Adapter> = (
  services: Services,
  settings: Settings,
) => (Adapter & More) | Promise<Adapter & More>

export type BankAdapter = Create<BankServices, Bank>
export type GamesAdapter = Create<GamesServices, GameProvider>
export type NotifyAdapter = Create<Shared, Notifier>
export type NotifyServices = Shared
