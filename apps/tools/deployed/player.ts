import { until } from '@member/testing/until'
import * as v from 'valibot'
import { ours } from '../faults/operator.ts'
import type { Ask } from './balancer.ts'
import { sandbox as bankSandbox } from '../examples/bank/sandbox.ts'
import { sandbox as gamesSandbox } from '../examples/games/sandbox.ts'
import { sandbox as notifySandbox } from '../examples/notify/sandbox.ts'
import type { Settings } from '@member/api/adapter'
import type { Environment } from './builtServer.ts'

const settingsAs = (prefix: string, settings: Settings): Environment =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) =>
      value === undefined ? [] : [[prefix + name, value]],
    ),
  )

export async function startPartners() {
  const [bank, games, notify] = await Promise.all([bankSandbox(), gamesSandbox(), notifySandbox()])
  const environment: Environment = {
    BANK_ADAPTER: './adapters/bank.js',
    GAMES_ADAPTER: './adapters/games.js',
    NOTIFY_ADAPTER: './adapters/notify.js',
    ...settingsAs('BANK_', bank.settings),
    ...settingsAs('GAMES_', games.settings),
    ...settingsAs('NOTIFY_', notify.settings),
  }
  const stop = () => Promise.all([bank, games, notify].map((partner) => partner.stop()))
  return { bank, games, environment, stop }
}

type Partners = Awaited<ReturnType<typeof startPartners>>

const Registered = v.object({ token: v.string() })
const Credit = v.object({ balance: v.number() })
const Opened = v.object({ url: v.string() })
const password = 'a-good-password-for-this'
const startBaht = 1_000

type Calls = Pick<Partners, 'bank' | 'games'> & {
  send: Ask['raw']
}

export async function newPlayer(ask: Ask, { bank, games, send }: Calls, number: number, gameUuid: string) {
  const bankId = `40${String(number).padStart(4, '0').repeat(2)}`
  const username = `player${number}`
  const { token } = v.parse(
    Registered,
    await ask('POST', '/api/user/register', '', {
      phone: `0900000${String(number).padStart(3, '0')}`,
      username,
      password,
      confirmPassword: password,
      bankId,
      bankName: 'SCB',
      consent: { terms: true, privacy: true, marketing: false, version: '2026-01' },
      ageConfirmed: true,
      birthDate: '1986-04-13',
    }),
  )
  const credit = async () => {
    const body = { balanceType: 'M' }
    return v.parse(Credit, await ask('POST', `/api/auth/user/getCredit/${username}`, token, body)).balance
  }
  const from = { bankName: 'SCB', bankId, name: 'สมหญิง รักเรียน' }
  await bank.payIn({ from, to: ours, amount: BigInt(startBaht * 100) })
  await until(async () => (await credit()) === startBaht, `${username} paid in and was not credited`)
  const opening = { gameUuid, platform: 'AND' }
  const { url } = v.parse(Opened, await ask('POST', '/api/auth/user/opengame', token, opening))
  const launchUuid = new URL(url).hash.slice(1)

  let expected = startBaht
  const callWallet = async (does: 'bet' | 'settle', betId: string, baht: number) => {
    const { isDone } = await games.call(send, { does, launchUuid, betId, amount: BigInt(baht * 100) })
    if (!isDone) throw new Error(`a ${does} of ${username} was refused`)
  }
  return {
    token,
    /** Plays a round by the provider's calls, and fetches the credit as the screen would. */
    round: async () => {
      const win = expected < startBaht ? 15 : 5
      const betId = crypto.randomUUID()
      await callWallet('bet', betId, 10)
      await credit()
      await callWallet('settle', betId, win)
      expected += win - 10
    },
    judge: async (): Promise<string[]> => {
      const shown = await credit()
      return shown === expected ? [] : [`${username} has ${shown} baht, and should have ${expected}`]
    },
  }
}
