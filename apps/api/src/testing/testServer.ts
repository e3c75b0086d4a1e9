import { afterAll, beforeAll, expect } from 'vitest'
import { findViolations } from '../database/invariants/invariants.ts'
import type { Router } from '../services/services.ts'
import { openTestDatabase } from './openTestDatabase.ts'
import { slipBench } from './slipBench.ts'
import { startTestServer } from './startTestServer.ts'

/** Returns an object that `start` fills before the first test. */
function filled<Thing extends object>(start: () => Promise<Thing>): Thing {
  const thing: Thing = Object.create(null)
  beforeAll(async () => {
    Object.assign(thing, await start())
  })
  return thing
}

/** A server of its own for the tests of a file; if `isChecked`, its books must add up after them. */
export function testServer({ isChecked = false } = {}) {
  const server = filled(() => startTestServer())
  afterAll(async () => {
    if (isChecked) expect(await findViolations(server.services.database)).toEqual([])
    await server.stop()
  })
  return server
}

interface BenchOptions {
  pages?: Router[]
  isChecked?: boolean
}

/** The same with a bank in memory, and pages beside the calls. */
export function testSlipBench({ pages = [], isChecked = false }: BenchOptions = {}) {
  const open = filled(() => openTestDatabase())
  const bench = filled(() => slipBench(open.database, {}, pages))
  afterAll(async () => {
    if (isChecked) expect(await findViolations(open.database)).toEqual([])
    await bench.stop()
    await open.close()
  })
  return bench
}
