import type { Hono } from 'hono'
import type { Bank, FeedLine } from '../services/bank.ts'
import type { PayInAccount } from '../domain/banks/accounts.ts'
import type { Database } from '../database/database.ts'
import type { GameProvider } from '../services/gameProvider.ts'
import type { Job, AppEnv } from '../services/services.ts'
import type { Notifier } from '../services/notifier.ts'
import type { BackOfficeServices } from '../operations/backOffice.ts'
import type { Operations } from '../operations/operations.ts'
import type { mayStake, Staking } from '../domain/protection/mayStake.ts'
import type { seamlessGames } from '../domain/games/seamless/seamlessGames.ts'
import type { SeamlessWallet } from '../domain/games/seamless/seamlessWallet.ts'

/**
 * The operator's settings of an adapter, secrets included. For a bank, these are the environment variables
 * `BANK_…`, named without `BANK_`.
 */
export type Settings = Readonly<Record<string, string | undefined>>

type Shared = {
  clock: () => Date
  log: (line: Record<string, unknown>) => void
  database: Database
  operations: Operations
}

export type BankServices = Shared & {
  /** The operator's receiving accounts, in display order. */
  payInAccounts: () => Promise<PayInAccount[]>
  /** Reads the bank's feed now, for a webhook that contains no feed lines itself. */
  feedHasNews: () => Promise<void>
  /** Queries the state of a payout now. A webhook calls this; its sender need not be verified. */
  payoutHasNews: (id: string) => Promise<void>
  /** Stores transfers of a webhook and credits them. Check the signature first; repeated lines change nothing. */
  takeLines: (lines: FeedLine[]) => Promise<void>
}

export type GamesServices = Shared & {
  /** Reads the provider's rounds now. */
  roundsHaveNews: () => Promise<void>
  wallet: SeamlessWallet
  seamlessGames: (partner: Parameters<typeof seamlessGames>[1]) => GameProvider
  /**
   * Checks whether a member may stake, for a provider with its own wallet that asks before each round. Call this
   * in the transaction that writes the round.
   */
  mayStake: (tx: Database, staking: Staking) => ReturnType<typeof mayStake>
}

type More = {
  /**
   * Routes for webhooks and calls.
   * Served below `/adapters/bank`, `/adapters/games` or `/adapters/notify`.
   */
  routes?: Hono
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

/** An operator's own back office: its pages, behind its own log-in. */
export type BackOfficeAdapter = (services: BackOfficeServices) => Hono<AppEnv>
