import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { conformModule } from '../conformance/conformModule.ts'
import { signatureOf } from '@member/api/adapter'
import { connectAdapters, createApp } from '@member/api/testing/internals'
import { testBank } from '@member/api/testing/partners/bank'
import { openTestDatabase } from '@member/api/testing/openTestDatabase'
import { testServices } from '@member/api/testing/testServices'
import * as bank from './bank/bank.ts'
import * as games from './games/games.ts'
import * as notify from './notify/notify.ts'

test.each([
  ['bank', bank],
  ['games', games],
  ['SMS gateway', notify],
])('the example of a %s keeps every rule of its kind', async (_, example) => {
  const verdicts = await conformModule(example, openTestDatabase)
  expect(verdicts.filter(({ fault }) => fault !== undefined)).toEqual([])
  expect(verdicts.length).toBeGreaterThan(3)
})

/** Adapter with the wrong secret, which accepts forged signatures and refuses valid ones. */
const deaf: typeof games.create = (services, settings) =>
  games.create(services, { ...settings, SECRET: 'another secret' })

test('the author of an adapter that breaks a rule reads which', async () => {
  const verdicts = await conformModule({ create: deaf, sandbox: games.sandbox }, openTestDatabase)
  const broken = verdicts.filter(({ fault }) => fault !== undefined).map(({ sentence }) => sentence)
  expect(broken).toContain('refuses what is signed wrongly')
  expect(broken).toContain('takes a bet and its result once each, however often they come')
})

const noAnswer = { kind: 'refused', reason: 'no answer' } as const

/** Adapter that treats a missing answer as a refusal, so that the member would be paid twice. */
const hasty: typeof bank.create = async (services, settings) => {
  const adapter = await bank.create(services, settings)
  return {
    ...adapter,
    payOut: async (payout) => (await adapter.payOut?.(payout).catch(() => noAnswer)) ?? noAnswer,
    payoutState: async (id) => (await adapter.payoutState?.(id).catch(() => noAnswer)) ?? noAnswer,
  }
}

const hastyGateway: typeof notify.create = async (services, settings) => {
  const adapter = await notify.create(services, settings)
  return { send: (message) => adapter.send(message).catch(() => noAnswer) }
}

const faultsOf = async (module: Parameters<typeof conformModule>[0]) => {
  const verdicts = await conformModule(module, openTestDatabase)
  return Object.fromEntries(verdicts.flatMap(({ sentence, fault }) => (fault ? [[sentence, fault]] : [])))
}

test('a bank that calls it refused where nobody knows is found out', async () => {
  const processing = 'the status of the withdrawal: "FAILED", expected "PROCESSING"'
  const open = 'the state of the payout: refused, expected "unanswered"'
  expect(await faultsOf({ create: hasty, sandbox: bank.sandbox })).toMatchObject({
    'pays once where the bank does not answer: the outcome is asked for': processing,
    'pays once where the bank answers 502: the outcome is asked for': processing,
    'pays once where the bank answers what cannot be read: the outcome is asked for': processing,
    'leaves a payout open where the bank does not answer about it': open,
    'leaves a payout open where the bank answers 502 about it': open,
    'leaves a payout open where the bank answers what cannot be read about it': open,
  })
})

test('a gateway that calls it refused where nobody knows is found out', async () => {
  const refused = 'the message: "refused", expected "unanswered"'
  expect(await faultsOf({ create: hastyGateway, sandbox: notify.sandbox })).toEqual({
    'has a message delivered once where the gateway does not answer and is asked again': refused,
    'has a message delivered once where the gateway answers 502 and is asked again': refused,
    'has a message delivered once where the gateway answers what cannot be read and is asked again': refused,
  })
})

/** Adapter that reads baht as satang. */
const cheap: typeof bank.create = async (services, settings) => {
  const adapter = await bank.create(services, settings)
  return {
    ...adapter,
    transfer: async (reference) => {
      const answer = await adapter.transfer(reference)
      if (answer.kind !== 'found') return answer
      return { ...answer, transfer: { ...answer.transfer, amount: answer.transfer.amount / 100n } }
    },
  }
}

test('a sum that is wrong is named beside the one that was expected', async () => {
  expect(Object.values(await faultsOf({ create: cheap, sandbox: bank.sandbox }))).toContain(
    'the amount of the transfer: 1.23 baht, expected 123.45 baht',
  )
})

test('the command tries a module as an operator does, and says that it meets every rule', async () => {
  const script = fileURLToPath(new URL('../conformance/testAdapterCommand.ts', import.meta.url))
  const module = fileURLToPath(new URL('./games/games.ts', import.meta.url))
  const words = ['--conditions=development', '--disable-warning=ExperimentalWarning', script, module]
  const { stdout } = await promisify(execFile)(process.execPath, words)
  expect(stdout).toContain('The adapter meets all')
})

test('a provider that signs nonsense is refused, and nothing breaks', async () => {
  const open = await openTestDatabase()
  const { services, logged } = testServices(open.database)
  const secret = 'a-secret-of-the-provider'
  const { routes } = await connectAdapters(
    {
      BANK_ADAPTER: () => testBank(open.database, services.clock),
      GAMES_ADAPTER: games.create,
      NOTIFY_ADAPTER: undefined,
    },
    services,
    {
      settings: {
        bank: {},
        games: { URL: 'http://partner.example', KEY: 'a-key', SECRET: secret },
        notify: {},
      },
      patienceMs: 1_000,
    },
    () => services,
  )
  const app = createApp(services, [routes])
  const bet = { call: 'bet', session: crypto.randomUUID(), bet: 'a', amount: '1.00' }
  const send = async (body: string) => {
    const headers = { 'X-Signature': signatureOf(body, secret) }
    const answer = await app.request('/adapters/games/wallet', { method: 'POST', headers, body })
    return [answer.status, await answer.json()]
  }
  for (const wrong of [{ amount: '0.001' }, { amount: 'NaN' }, { amount: 1 }, { bet: null }, { call: 'x' }])
    expect(await send(JSON.stringify({ ...bet, ...wrong }))).toEqual([400, { code: 'INVALID' }])
  for (const body of ['', '{', 'null', '[]', JSON.stringify(bet).slice(0, -1)])
    expect(await send(body)).toEqual([400, { code: 'INVALID' }])
  expect(await send(JSON.stringify({ ...bet, bet: 'a\0b' }))).toMatchObject([200, { code: 'NO_SESSION' }])
  expect(logged.filter(({ level }) => level === 'error')).toEqual([])
  await open.close()
})
