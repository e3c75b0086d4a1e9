import {
  cashOutCall,
  checkInCall,
  type Credit,
  creditCall,
  getCheckInCall,
  type AnswerOf,
  type Call,
} from '@member/api-client/contract'
import type { Bench, Rule } from './rule.ts'
import type { Exchange } from './exchange.ts'
import { fulfilled, must, refused, NotJudged } from './verdicts.ts'

/** Sends an event's call and returns the answer; throws NotJudged if there is no such event (404001). */
export async function whereItRuns<C extends Call>({ ask }: Bench, call: C): Promise<AnswerOf<C>> {
  const exchange = await ask(call)
  if (exchange.status !== 404) return fulfilled(exchange, call)
  refused(exchange, 404001)
  throw new NotJudged(`${exchange.request} answers that there is none`)
}

const newKey = () => crypto.randomUUID()

const bodyOf = ({ body }: Exchange) =>
  JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

export const creditNow = ({ read }: Bench) => read(creditCall, { body: { balanceType: 'M' } })

export const satang = (baht: number) => Math.round(baht * 100)

/** Returns the member's money outside games in satang: available and locked. */
export const ownOf = ({ balance, kept: locked }: Credit) => satang(balance) + satang(locked?.amount ?? 0)

export function replayed(first: Exchange, second: Exchange) {
  must(
    first.status === second.status && bodyOf(first) === bodyOf(second),
    `${second.request}, sent again with its key, answered HTTP ${second.status} and another body than HTTP ${first.status} before`,
  )
  const said = second.headers.get('idempotent-replayed') ?? 'nothing'
  must(said === 'true', `${second.request}, sent again with its key, says ${said} in Idempotent-Replayed`)
}

const home = (bench: Bench) => ({ username: bench.member().user.user_pass.username })

export const orderRules: Rule[] = [
  {
    id: 'orders:key-missing',
    about: 'orders',
    says: 'A command without an Idempotency-Key is refused with 400001',
    writes: true,
    run: async (bench) => void refused(await bench.ask(cashOutCall, { body: home(bench) }), 400001),
  },
  {
    id: 'orders:replayed',
    about: 'orders',
    says: 'A command repeated with its key gets the first answer, with Idempotent-Replayed: true',
    writes: true,
    run: async (bench) => {
      const asking = { body: home(bench), key: newKey() }
      const first = await bench.ask(cashOutCall, asking)
      fulfilled(first, cashOutCall)
      replayed(first, await bench.ask(cashOutCall, asking))
    },
  },
  {
    id: 'orders:key-reused',
    about: 'orders',
    says: 'A key repeated with another body is refused with 409901',
    writes: true,
    run: async (bench) => {
      const key = newKey()
      fulfilled(await bench.ask(cashOutCall, { body: home(bench), key }), cashOutCall)
      const body = { ...home(bench), launchUuid: newKey() }
      refused(await bench.ask(cashOutCall, { body, key }), 409901)
    },
  },
  {
    id: 'orders:check-in',
    about: 'orders',
    says: 'A member checks in once a day: a second time is refused with 409501 and gives no points',
    writes: true,
    run: async (bench) => {
      const { today } = await whereItRuns(bench, getCheckInCall)
      const before = await creditNow(bench)
      const first = await bench.ask(checkInCall, { body: {}, key: newKey() })
      if (today.checkedIn) refused(first, 409501)
      else fulfilled(first, checkInCall)
      const after = await creditNow(bench)
      const points = today.checkedIn ? 0 : today.value
      must(
        after.point === before.point + points,
        `checking in for ${points} points turned ${before.point} into ${after.point}`,
      )
      refused(await bench.ask(checkInCall, { body: {}, key: newKey() }), 409501)
      must((await creditNow(bench)).point === after.point, 'checking in twice gave points twice')
    },
  },
]
