import { eq } from 'drizzle-orm'
import { launches, operatorAccounts } from '@member/api/src/database/schema.ts'
import type { OpenDatabase } from '@member/api/src/database/database.ts'
import { operationsAs } from '@member/api/src/operations/operations.ts'
import type { Services } from '@member/api/src/services/services.ts'
import type { Adapters } from '@member/api/src/adapters/adapters.ts'
import { connectAdapters } from '@member/api/src/adapters/connectAdapters.ts'
import { create as closedBank } from '@member/api/src/testing/adapters/bank.ts'
import { create as closedGames } from '@member/api/src/testing/adapters/games.ts'
import { findViolations } from '@member/api/src/database/invariants/invariants.ts'
import { ours } from '@member/api/src/testing/slipBench.ts'
import { staff } from '@member/api/src/testing/staff.ts'
import { testServices } from '@member/api/src/testing/testServices.ts'
import type { Settings } from '@member/api/src/adapters/adapter.ts'

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
  await open.database.insert(operatorAccounts).values(ours)
  return {
    services,
    routes: routes(),
    pass: (ms: number) => {
      offset += ms
    },
    database: {
      operations: operationsAs(services, staff),
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
