import { brokenBodies, unknownUuids, wrongTexts } from '@member/api/testing/brokenInputs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSimulation } from './openSimulation.testing.ts'

let bench: Awaited<ReturnType<typeof openSimulation>>
beforeAll(async () => {
  bench = await openSimulation()
  bench.services.throttles.refused.times = 100_000
})
afterAll(() => bench.close())

const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${'x'.repeat(32)}` }
const ask = (method: string, path: string, body?: string) =>
  bench.app.request(path, { method, headers, ...(body !== undefined && { body }) })

const bodies: Record<string, object> = {
  '/bank/transfers': { from: 'KBANK 0481907725', to: 'KBANK 0583927416', amount: '100', at: '' },
  '/bank/switches': { slowMinutes: 0, down: false, feed: 'reference' },
  '/games/switches': { opening: 'up', cashOut: 'up' },
  '/play/session': { token: 'x'.repeat(32) },
  '/play/rounds': { key: unknownUuids, stake: 10, choice: '07' },
  '/simulated/events': { event: 'page' },
}

test.each(Object.entries(bodies))('no body breaks %s', async (path, body) => {
  for (const broken of brokenBodies(body)) {
    const { status } = await ask('POST', path, broken)
    expect([broken.slice(0, 200), status < 500]).toEqual([broken.slice(0, 200), true])
  }
  expect(bench.logged.filter(({ level }) => level === 'error')).toEqual([])
})

test.each(Object.keys(bodies))('%s is read no further than 64 kB', async (path) => {
  expect((await ask('POST', path, '['.repeat(100_000))).status).toBe(413)
})

const pages = ['/bank', '/bank/transfers', '/bank/switches', '/games', '/games/switches', '/messages']
test.each([...pages, '/messages/sent', '/play', '/play/state', '/simulated/received'])(
  'no address breaks %s',
  async (path) => {
    for (const text of ['', ...wrongTexts]) {
      const search = new URLSearchParams({ sent: text, problem: text, lang: text })
      expect((await ask('GET', `${path}?${search}`)).status).toBeLessThan(500)
    }
    expect(bench.logged.filter(({ level }) => level === 'error')).toEqual([])
  },
)
