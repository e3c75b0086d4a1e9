import { Hono } from 'hono'
import type { Settings } from './adapter.ts'
import { payInAccounts } from '../domain/banks/accounts.ts'
import { takeRounds } from '../domain/games/takeRounds.ts'
import { takeFeed, takeLines } from '../domain/slips/feed/takeFeed.ts'
import { bankWithTimeout, providerWithTimeout, notifierWithTimeout } from './partnersWithTimeout.ts'
import { operationsAs } from '../operations/operations.ts'
import { askPayout } from '../domain/withdrawals/payouts/askPayouts.ts'
import { mayStake } from '../domain/protection/mayStake.ts'
import type { AppEnv, Services } from '../services/services.ts'
import { seamlessGames } from '../domain/games/seamless/seamlessGames.ts'
import { seamlessWallet } from '../domain/games/seamless/seamlessWallet.ts'
import type { Adapters } from './adapters.ts'

type Creates = Pick<Adapters, 'BANK_ADAPTER' | 'GAMES_ADAPTER' | 'NOTIFY_ADAPTER'>
type Given = Pick<Services, 'database' | 'clock' | 'log'>
type Configured = { settings: Record<'bank' | 'games' | 'notify', Settings>; patienceMs: number }

/** Creates bank, games and SMS gateway from their adapters; `services` is called only when an adapter calls back. */
export async function connectAdapters(
  creates: Creates,
  { database, clock, log }: Given,
  { settings, patienceMs }: Configured,
  services: () => Services,
) {
  const given = (name: string) => ({
    database,
    clock,
    log: (line: Record<string, unknown>) => log({ adapter: name, ...line }),
    operations: operationsAs({ database, clock }, { kind: 'ADAPTER', name }),
  })
  const bank = await creates.BANK_ADAPTER(
    {
      ...given('bank'),
      payoutHasNews: (id) => askPayout(services(), id),
      payInAccounts: () => payInAccounts(database),
      feedHasNews: () => takeFeed(services()),
      takeLines: (lines) => takeLines(services(), lines),
    },
    settings.bank,
  )
  const games = await creates.GAMES_ADAPTER(
    {
      ...given('games'),
      wallet: seamlessWallet({ database, clock, log }),
      seamlessGames: (partner) => seamlessGames({ database }, partner),
      roundsHaveNews: async () => {
        await takeRounds(services())
      },
      mayStake: (tx, staking) => mayStake(tx, staking, clock()),
    },
    settings.games,
  )
  const notify = await creates.NOTIFY_ADAPTER?.(given('notify'), settings.notify)

  const routes = new Hono<AppEnv>()
  if (bank.routes) routes.route('/adapters/bank', bank.routes)
  if (games.routes) routes.route('/adapters/games', games.routes)
  if (notify?.routes) routes.route('/adapters/notify', notify.routes)
  return {
    bank: bankWithTimeout(bank, patienceMs, log),
    gameProvider: providerWithTimeout(games, patienceMs, log),
    ...(notify && { notifier: notifierWithTimeout(notify, patienceMs, log) }),
    routes: () => routes,
    jobs: [bank, games, notify].flatMap((adapter) => adapter?.jobs ?? []),
  }
}
