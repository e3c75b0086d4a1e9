import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realAdapters, realKeys } from '@member/api/testing/adapters/paths'
import { newDataFolder } from '@member/api/testing/newDataFolder'
import { spawnServer } from '@member/api/testing/spawnServer'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
let folder: string
let server: ReturnType<typeof spawnServer>
let address: string

beforeAll(async () => {
  folder = await newDataFolder()
  server = spawnServer({ DATA_DIR: folder, ...realAdapters, ...realKeys }, main)
  address = await server.started
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Other start errors are tested beside the code that detects them.
test('what cannot start says why in one sentence', async () => {
  const refused = await Promise.all(
    [{}, { BRAND: 'nobody' }].map((env) =>
      spawnServer({ DATA_DIR: folder, ...realAdapters, ...realKeys, ...env }, main).refused(),
    ),
  )
  expect(refused).toEqual([
    {
      code: 1,
      errors: expect.stringMatching(
        /^The data folder .* is in use by process \d+\. Stop that server, or set DATA_DIR[^\n]*$/,
      ),
    },
    {
      code: 1,
      errors: expect.stringMatching(/^nobody\.json: there is no such brand; choose one of: [^\n]+\.$/),
    },
  ])
})

test('a server whose log nobody reads any more goes on', async () => {
  server.stopReading()
  for (let count = 0; count < 5; count += 1) {
    expect((await fetch(`${address}/api/deposit`)).status).toBe(200)
  }
})

test('without SIMULATE nothing is seeded and the pages are not there; it ends cleanly and starts again', async () => {
  const feed: unknown = await (await fetch(`${address}/api/deposit`)).json()
  expect(feed).toMatchObject({ status: 200, data: [] })
  expect((await fetch(`${address}/desk`)).status).toBe(404)
  expect(await (await fetch(`${address}/our-back-office`)).text()).toBe('Our own back office')
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready' })
  expect(await server.end('SIGTERM')).toEqual({ code: 0, errors: '' })
  const again = spawnServer({ DATA_DIR: folder, ...realAdapters, ...realKeys }, main)
  await again.started
  expect(await again.end('SIGINT')).toEqual({ code: 0, errors: '' })
})
