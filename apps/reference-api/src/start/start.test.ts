import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realAdapters, realKeys } from '../testing/adapters/paths.ts'
import { spawnServer } from '../testing/spawnServer.ts'

let folder: string
let server: ReturnType<typeof spawnServer>
let address: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'member-start-'))
  server = spawnServer({ DATA_DIR: folder, ...realAdapters, ...realKeys })
  address = await server.started
}, 90_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what cannot start says why in one sentence', async () => {
  const { port } = new URL(address)
  const other = { DATA_DIR: join(folder, 'other') }
  const refused = await Promise.all(
    [
      { DATA_DIR: folder },
      { ...other, PORT: port },
      { ...other, BRAND: 'nobody' },
      { DATABASE_URL: 'postgres://127.0.0.1:1/x', DATABASE_WAIT_SECONDS: '0' },
      { ...other, BANK_ADAPTER: '', DESK_ADAPTER: '' },
      { ...other, IDENTITY_KEY: '' },
    ].map((env) => spawnServer({ ...realAdapters, ...realKeys, ...env }).refused()),
  )
  expect(refused.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1])
  expect(refused.map(({ complained }) => complained)).toEqual([
    expect.stringMatching(
      /^The data folder .* is in use by process \d+\. Stop that server, or set DATA_DIR[^\n]*$/,
    ),
    `Port ${port} is taken. Stop what listens there, or set PORT to another one.`,
    expect.stringMatching(/^nobody\.json: there is no such brand; choose one of: [^\n]+\.$/),
    expect.stringMatching(/^The database of DATABASE_URL cannot be opened \(ECONNREFUSED\)\.[^\n]+$/),
    'BANK_ADAPTER, DESK_ADAPTER are not set: each names the module of a real adapter. To try the product with a simulated bank, games and desk, set SIMULATE=1.',
    expect.stringMatching(/^IDENTITY_KEY is not set: [^\n]+$/),
  ])
}, 90_000)

test('without SIMULATE nothing is seeded and the pages are not there; it ends cleanly and starts again', async () => {
  const feed: unknown = await (await fetch(`${address}/api/deposit`)).json()
  expect(feed).toMatchObject({ status: 200, data: [] })
  expect((await fetch(`${address}/desk`)).status).toBe(404)
  expect(await (await fetch(`${address}/our-desk`)).text()).toBe('Our own desk')
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready' })
  expect(await server.end('SIGTERM')).toEqual({ code: 0, complained: '' })
  const again = spawnServer({ DATA_DIR: folder, ...realAdapters, ...realKeys })
  await again.started
  expect(await again.end('SIGINT')).toEqual({ code: 0, complained: '' })
}, 90_000)
