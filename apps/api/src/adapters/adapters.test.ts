import { beforeEach, expect, test, vi } from 'vitest'
import { create as bank } from '../testing/adapters/bank.ts'
import { create as backOffice } from '../testing/adapters/backOffice.ts'
import { create as games } from '../testing/adapters/games.ts'
import { realAdapters } from '../testing/adapters/paths.ts'
import { loadAdapters } from './adapters.ts'
import { limits } from '@member/testing/limits'
import type { Bank } from '../services/bank.ts'
import type { GameProvider } from '../services/gameProvider.ts'
import { bankWithTimeout, providerWithTimeout } from './partnersWithTimeout.ts'
import { postBy } from './webPush.ts'

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

const unanswered = async () => ({ kind: 'unanswered' as const })
const provider = (taken: GameProvider['taken']): GameProvider => ({
  moveIn: unanswered,
  address: unanswered,
  balance: unanswered,
  cashOut: unanswered,
  rounds: unanswered,
  taken,
})

const bankOf = (): Bank => ({
  accountName: async () => ({ kind: 'not-found' }),
  transfer: async () => ({ kind: 'not-found' }),
  feed: async () => ({ kind: 'none' }),
  taken: async () => {},
})

const log = vi.fn<(line: Record<string, unknown>) => void>()
beforeEach(() => log.mockClear())

test.each([
  ['never answers', () => new Promise<void>(() => {})],
  ['fails', () => Promise.reject(new Error('down'))],
])('a provider that %s when rounds are confirmed stalls nothing', async (_what, taken) => {
  await expect(providerWithTimeout(provider(taken), 1, log).taken(['round'])).resolves.toBeUndefined()
})

test('what a partner does not confirm is logged once, and again only after it has answered', async () => {
  let isDown = true
  const taken = () => (isDown ? Promise.reject(new Error('no such route')) : Promise.resolve())
  const waiting = providerWithTimeout(provider(taken), limits.test, log)
  await waiting.taken(['round'])
  await waiting.taken(['round'])
  const line = { level: 'warn', partner: 'games', unanswered: 'taken' }
  expect(log.mock.calls).toMatchObject([[{ ...line, fault: { message: 'no such route' } }]])
  isDown = false
  await waiting.taken(['round'])
  isDown = true
  await waiting.taken(['round'])
  expect(log).toHaveBeenCalledTimes(2)
})

test('a bank whose feed fails, or that does not answer, leaves a line of each call', async () => {
  const silent = bankWithTimeout(
    {
      ...bankOf(),
      feed: () => Promise.reject(new TypeError('x is not a function')),
      taken: () => new Promise(() => {}),
    },
    1,
    log,
  )
  expect(await silent.feed(undefined)).toMatchObject({ kind: 'down' })
  await silent.taken(['line'])
  expect(log.mock.calls).toMatchObject([
    [{ partner: 'bank', unanswered: 'feed', fault: { name: 'TypeError' } }],
    [{ partner: 'bank', unanswered: 'taken', fault: 'no answer within 1 ms' }],
  ])
})

test('nothing is sent to this machine, by whatever name', async () => {
  await expect(postBy()('https://localhost/send', {}, Buffer.alloc(0))).rejects.toThrow(
    'The host is not public.',
  )
})
