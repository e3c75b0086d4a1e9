import { expect, test } from 'vitest'
import { create as bank } from '../testing/adapters/bank.ts'
import { create as backOffice } from '../testing/adapters/backOffice.ts'
import { create as games } from '../testing/adapters/games.ts'
import { realAdapters } from '../testing/adapters/paths.ts'
import { loadAdapters } from './adapters.ts'

test('a bank, games and a back office of the operator’s are taken from the modules that are named', async () => {
  expect(await loadAdapters(realAdapters)).toEqual({
    BANK_ADAPTER: bank,
    GAMES_ADAPTER: games,
    BACK_OFFICE_ADAPTER: backOffice,
  })
})

test.each([
  [
    { BANK_ADAPTER: undefined, GAMES_ADAPTER: undefined, BACK_OFFICE_ADAPTER: undefined },
    /^BANK_ADAPTER, GAMES_ADAPTER are not set: each names the module of a real adapter\..*"pnpm start"\.$/,
  ],
  [{ GAMES_ADAPTER: undefined }, /^GAMES_ADAPTER is not set/],
  [{ GAMES_ADAPTER: './no-such.ts' }, /^GAMES_ADAPTER names ".\/no-such.ts", which cannot be loaded: /],
  [{ BANK_ADAPTER: 'node:path' }, /^BANK_ADAPTER names "node:path", which exports no function "create"\.$/],
])('%o is refused in one sentence', async (change, sentence) => {
  await expect(loadAdapters({ ...realAdapters, ...change })).rejects.toThrow(sentence)
})

test('a back office of their own is optional: without one there is the server’s', async () => {
  expect(await loadAdapters({ ...realAdapters, BACK_OFFICE_ADAPTER: undefined })).toMatchObject({
    BACK_OFFICE_ADAPTER: undefined,
  })
})
