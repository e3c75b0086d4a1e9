import { connect } from '@member/api-client'
import type { Services } from '@member/api/main'
import { openTestDatabase } from '@member/api/testing/openTestDatabase'
import { playOrigin, testServices } from '@member/api/testing/testServices'
import { simulation } from './simulation.ts'
import { migrateTables } from './partnerTables.ts'
import { connectAdapters, createApp, listen } from '@member/api/testing/internals'

/** Starts a server with the simulated partners and their pages, and connects the client to it. */
export async function openSimulation(change: Partial<Services> = {}) {
  const open = await openTestDatabase()
  const { database } = open
  await migrateTables(database)
  const bench = testServices(database, change)
  const { services } = bench
  const { adapters, pages } = simulation({ origin: () => playOrigin, slowMs: 400 })
  const settings = { bank: {}, games: {}, notify: {} }
  const {
    jobs,
    routes: _,
    ...partners
  } = await connectAdapters(adapters, services, { settings, patienceMs: 5_000 }, () => services)
  Object.assign(services, partners)
  const app = createApp(services, pages)
  const { stop, port } = await listen(app, { port: 0, host: '127.0.0.1' })
  connect({ baseUrl: `http://127.0.0.1:${port}`, version: '1.0.0', hostname: 'saengthong.example' })
  return {
    ...bench,
    app,
    pages,
    jobs,
    close: async () => {
      await stop(0)
      await open.close()
    },
  }
}
