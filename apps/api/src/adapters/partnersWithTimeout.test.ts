import { expect, test } from 'vitest'
import type { GameProvider } from '../services/gameProvider.ts'
import { providerWithTimeout } from './partnersWithTimeout.ts'

const unanswered = async () => ({ kind: 'unanswered' as const })
const provider = (taken: GameProvider['taken']): GameProvider => ({
  moveIn: unanswered,
  address: unanswered,
  balance: unanswered,
  cashOut: unanswered,
  rounds: unanswered,
  taken,
})

test.each([
  ['never answers', () => new Promise<void>(() => {})],
  ['fails', () => Promise.reject(new Error('down'))],
])('a provider that %s when rounds are confirmed stalls nothing', async (_what, taken) => {
  await expect(providerWithTimeout(provider(taken), 1).taken(['round'])).resolves.toBeUndefined()
})
