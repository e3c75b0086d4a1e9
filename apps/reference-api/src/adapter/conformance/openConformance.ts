import { eq } from 'drizzle-orm'
import { launches, operatorAccounts } from '../../database/schema.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { operationsAs } from '../../operations/operations.ts'
import type { Services } from '../../request/services.ts'
import type { Adapters } from '../../start/adapters.ts'
import { connectAdapters } from '../../start/connectAdapters.ts'
import { create as closedBank } from '../../testing/adapters/bank.ts'
import { create as closedGames } from '../../testing/adapters/games.ts'
import { findWrongs } from '../../testing/invariants.ts'
import { ours } from '../../testing/slipBench.ts'
import { staff } from '../../testing/staff.ts'
import { testServices } from '../../testing/testServices.ts'
import type { Settings } from '../adapter.ts'

type Tried = Partial<Pick<Adapters, 'BANK_ADAPTER' | 'GAMES_ADAPTER' | 'NOTIFY_ADAPTER'>>

/** A server with an empty database, which it closes, and with the adapter that is tried. */
export async function openConformance(
  tried: Tried,
  { settings }: { settings: Settings },
  patienceMs: number,
  open: OpenDatabase,
) {
  // Real time, which the partner's clock shares, and what was turned on since.
  let offset = 0
  const clock = () => new Date(Date.now() + offset)
  const { services: base } = testServices(open.database, { clock })
  const {
    routes,
    jobs: _,
    ...partners
  } = await connectAdapters(
    { BANK_ADAPTER: closedBank, GAMES_ADAPTER: closedGames, NOTIFY_ADAPTER: undefined, ...tried },
    base,
    { settings: { bank: settings, games: settings, notify: settings }, patienceMs },
    () => services,
  )
  const services: Services = { ...base, ...partners }
  await open.database.insert(operatorAccounts).values(ours)
  return {
    services,
    routes: routes(),
    pass: (ms: number) => {
      offset += ms
    },
    database: {
      operations: operationsAs(services, staff),
      /** The members' games are over. */
      closeGames: () =>
        open.database.update(launches).set({ status: 'RETURNING' }).where(eq(launches.status, 'OPEN')),
      verify: async () => {
        const wrongs = await findWrongs(open.database)
        if (wrongs.length > 0) throw new Error(wrongs.join('\n'))
      },
    },
    close: () => open.close(),
  }
}
