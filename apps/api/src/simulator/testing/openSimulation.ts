import { connect } from '@member/api-client'
import { connectAdapters } from '../../adapters/connectAdapters.ts'
import { createApp } from '../../main/app.ts'
import type { Services } from '../../main/index.ts'
import { listen } from '../../main/listen.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { playOrigin, testServices } from '../../testing/testServices.ts'
import { simulation } from '../simulation.ts'
import { migrateTables } from '../tables.ts'

/** A server with the simulated partners and their pages, used by the client's functions. */
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
