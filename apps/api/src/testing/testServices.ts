import type { Bank } from '../services/bank.ts'
import { feedWatch } from '../domain/slips/feed/takeFeed.ts'
import type { Database } from '../database/database.ts'
import { providerWithTimeout } from '../adapters/partnersWithTimeout.ts'
import { commandQueue } from '../http/queues.ts'
import { liveHub } from '../domain/live/stream.ts'
import type { Services } from '../services/services.ts'
import { beforeMoney } from '../domain/sessions/stepUp.ts'
import { hashQueue } from '../domain/sessions/hashQueue.ts'
import { trustedProxies } from '../values/trustedProxies.ts'
import { testGames } from './partners/games.ts'
import { testNotifier } from './readMessages.ts'
import { pushService } from './pushService.ts'

export const morning = new Date('2026-11-18T09:00:00+07:00')

export const playOrigin = 'http://play.example'

/**
 * A bank that knows all accounts except those ending in 0000, and is down for those ending in 9999. Its feed is
 * empty.
 */
const bankWithoutFeed: Bank = {
  accountName: async ({ bankId }) => {
    if (bankId.endsWith('9999')) return { kind: 'down', retryAfterSec: 900 }
    return bankId.endsWith('0000') ? { kind: 'not-found' } : { kind: 'found', name: 'สมหญิง รักเรียน' }
  },
  transfer: async () => ({ kind: 'not-found' }),
  feed: async () => ({ kind: 'lines', lines: [] }),
  taken: async () => {},
}

export function testServices(database: Database, change: Partial<Services> = {}) {
  let now = morning
  const logged: Record<string, unknown>[] = []
  const often = { times: 1_000, seconds: 60 }
  const services: Services = {
    database,
    // A copy, so that tests can replace its functions.
    bank: { ...bankWithoutFeed },
    feed: feedWatch(),
    gameProvider: providerWithTimeout(
      testGames(database, () => now, playOrigin),
      200,
      (line) => logged.push(line),
    ),
    notifier: testNotifier(database),
    push: pushService().sender,
    levelRebates: [5, 5, 8, 12, 15],
    clock: () => now,
    localOrigins: true,
    identityKey: Buffer.alloc(32, 7),
    proxies: trustedProxies('127.0.0.1')!,
    domains: ['saengthong.example'],
    // The lowest cost of scrypt, for speed.
    passwordCost: 1,
    hashes: hashQueue(),
    commands: commandQueue({ atOnce: 6, ofOneMember: 16 }),
    beforeMoney,
    throttles: {
      login: { times: 5, seconds: 900 },
      loginAddress: often,
      loginName: { times: 20, seconds: 900 },
      loginKnown: { times: 1, seconds: 30 * 86_400 },
      loginDevice: { times: 10, seconds: 900 },
      staffAddress: often,
      factor: { times: 5, seconds: 600 },
      codeWait: { times: 1, seconds: 60 },
      codeSlot: { times: 1, seconds: 60 },
      codeNetwork: { times: 5, seconds: 3_600 },
      codeStranger: { times: 5, seconds: 86_400 },
      codePhone: { times: 15, seconds: 3_600 },
      codeAddress: often,
      codeDay: { times: 1_000, seconds: 86_400 },
      codeDevice: { times: 5, seconds: 3_600 },
      lookUp: often,
      lookUpDay: often,
      lookUpAll: { times: 100_000, seconds: 60 },
      accountName: { times: 10, seconds: 3_600 },
      register: often,
      slip: often,
      refused: often,
    },
    live: liveHub(database, (fault) => logged.push({ fault })),
    readiness: () => 'ready',
    log: (line) => logged.push(line),
    ...change,
  }
  return {
    services,
    logged,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    turnTo: (at: Date) => {
      now = at
    },
  }
}
