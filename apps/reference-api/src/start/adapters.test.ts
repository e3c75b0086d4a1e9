import { expect, test } from 'vitest'
import { realAdapters } from '../testing/adapters/paths.ts'
import { loadAdapters } from './adapters.ts'

test('a bank, games and a desk of the operator’s are taken from the modules that are named', async () => {
  const { BANK_ADAPTER, GAMES_ADAPTER, DESK_ADAPTER } = await loadAdapters(realAdapters)
  expect([BANK_ADAPTER, GAMES_ADAPTER, DESK_ADAPTER].map((create) => typeof create)).toEqual(
    Array.from({ length: 3 }, () => 'function'),
  )
})

test.each([
  [
    { BANK_ADAPTER: undefined, DESK_ADAPTER: undefined },
    /^BANK_ADAPTER, DESK_ADAPTER are not set: each names the module of a real adapter\..*SIMULATE=1\.$/,
  ],
  [{ DESK_ADAPTER: undefined }, /^DESK_ADAPTER is not set/],
  [{ GAMES_ADAPTER: './no-such.ts' }, /^GAMES_ADAPTER names ".\/no-such.ts", which cannot be loaded: /],
  [{ BANK_ADAPTER: 'node:path' }, /^BANK_ADAPTER names "node:path", which exports no function "create"\.$/],
])('%o is refused in one sentence', async (change, sentence) => {
  await expect(loadAdapters({ ...realAdapters, ...change })).rejects.toThrow(sentence)
})
