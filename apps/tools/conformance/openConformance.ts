import { eq } from 'drizzle-orm'
import type { Settings } from '@member/api/adapter'
import type { Adapters, Services } from '@member/api/main'
import {
  connectAdapters,
  findViolations,
  launches,
  type OpenDatabase,
  operationsAs,
  operatorAccounts,
} from '@member/api/testing/internals'
import { create as closedBank } from '@member/api/testing/adapters/bank'
import { create as closedGames } from '@member/api/testing/adapters/games'
import { payInAccount } from '@member/api/testing/slipBench'
import { ownerStaff } from '@member/api/testing/asStaff'
import { testServices } from '@member/api/testing/testServices'

type Tried = Partial<Pick<Adapters, 'BANK_ADAPTER' | 'GAMES_ADAPTER' | 'NOTIFY_ADAPTER'>>

export async function openConformance(
  tried: Tried,
  { settings }: { settings: Settings },
  patienceMs: number,
  open: OpenDatabase,
) {
  // Real time, shared with the partner's clock, plus the advances.
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
  await open.database.insert(operatorAccounts).values(payInAccount)
  return {
    services,
    routes: routes(),
    pass: (ms: number) => {
      offset += ms
    },
    database: {
      operations: operationsAs(services, ownerStaff),
      closeGames: () =>
        open.database.update(launches).set({ status: 'RETURNING' }).where(eq(launches.status, 'OPEN')),
      verify: async () => {
        const violations = await findViolations(open.database)
        if (violations.length > 0) throw new Error(violations.join('\n'))
      },
    },
    close: () => open.close(),
  }
}
