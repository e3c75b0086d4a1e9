import { limits } from '@member/testing/limits'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Bank } from '../services/bank.ts'
import type { GameProvider } from '../services/gameProvider.ts'
import { bankWithTimeout, providerWithTimeout } from './partnersWithTimeout.ts'

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
  const bank = bankWithTimeout(
    {
      ...bankOf(),
      feed: () => Promise.reject(new TypeError('x is not a function')),
      taken: () => new Promise(() => {}),
    },
    1,
    log,
  )
  expect(await bank.feed(undefined)).toMatchObject({ kind: 'down' })
  await bank.taken(['line'])
  expect(log.mock.calls).toMatchObject([
    [{ partner: 'bank', unanswered: 'feed', fault: { name: 'TypeError' } }],
    [{ partner: 'bank', unanswered: 'taken', fault: 'no answer within 1 ms' }],
  ])
})
