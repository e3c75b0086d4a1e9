import { failures, levelCall, openWithdrawalsCall, withdrawCall } from '@member/api-client/contract'
import type { Bench, Rule } from './rule.ts'
import { Hindered, fulfilled, must, NotJudged, refused } from './verdicts.ts'
import { creditNow, ownOf, replayed, satang } from './orders.ts'

/** Statuses that refuse a withdrawal whatever its amount: locked, or waiting. */
const whatever = new Set([422108, 422109])
/** Statuses that may refuse an excessive amount, depending on what the server checks first. */
const beyond = Object.keys(failures)
  .map(Number)
  .filter((status) => Math.floor(status / 100) === 4221 && !whatever.has(status))

/** Returns the lowest amount that may be withdrawn (baht); throws NotJudged if the member cannot. */
async function leastAmount(bench: Bench) {
  await nothingOpen(bench)
  const { withdrawable, withdrawLeft, bonusKeptUpTo } = await bench.read(levelCall)
  const least = Math.max(bench.setting?.minWithdraw ?? 0, 0.01)
  if (withdrawable < least || withdrawLeft.times < 1)
    throw new NotJudged(
      `the member may withdraw ${withdrawable} baht, ${withdrawLeft.times} times; the minimum is ${least}`,
    )
  if (typeof bonusKeptUpTo === 'number' && bonusKeptUpTo < least)
    throw new NotJudged('it would forfeit the member’s bonus')
  return least
}

const nothingOpen = async ({ read }: Bench) => {
  if ((await read(openWithdrawalsCall)).length > 0)
    throw new Hindered('a withdrawal of the member’s is open already; settle it, or name another member')
}

/** Rules of withdrawals; afterwards one withdrawal of the lowest amount is open. */
export const withdrawingRules: Rule[] = [
  {
    id: 'orders:withdraw-limits',
    about: 'orders',
    says: 'A withdrawal above the credit or below the minimum is refused and moves nothing',
    writes: true,
    run: async (bench) => {
      await nothingOpen(bench)
      const before = await creditNow(bench)
      const least = bench.setting?.minWithdraw ?? 0
      const more = { body: { amount: Math.floor(ownOf(before) / 100) + 1 }, key: crypto.randomUUID() }
      refused(await bench.ask(withdrawCall, more), ...beyond)
      if (least > 0.01) {
        const less = { body: { amount: 0.01 }, key: crypto.randomUUID() }
        refused(await bench.ask(withdrawCall, less), 422105, 400001)
      }
      must(ownOf(await creditNow(bench)) === ownOf(before), 'a refused withdrawal moved money')
    },
  },
  {
    id: 'orders:withdraw-once',
    about: 'orders',
    says: 'A withdrawal sent twice at once with one key is made and debited once, and contains its key',
    writes: true,
    run: async (bench) => {
      const amount = await leastAmount(bench)
      const before = await creditNow(bench)
      const asking = { body: { amount }, key: crypto.randomUUID() }
      const both = await Promise.all([bench.ask(withdrawCall, asking), bench.ask(withdrawCall, asking)])
      const first = both.find(({ status }) => status === 200)
      must(first !== undefined, `${both[0].request} answered HTTP ${both[0].status} and ${both[1].status}`)
      const { withdraw, credit } = fulfilled(first, withdrawCall)
      must(withdraw.order === asking.key, `the withdrawal's order is ${withdraw.order}, not its key`)
      must(withdraw.amount === amount, `${withdraw.amount} baht are withdrawn, not ${amount}`)
      for (const other of both) if (other.status !== 200) refused(other, 409902)

      const after = await creditNow(bench)
      const gone = ownOf(before) - ownOf(after)
      must(gone === satang(amount), `${gone / 100} baht were debited for a withdrawal of ${amount}`)
      must(ownOf(credit) === ownOf(after), 'the answer’s credit is not the credit')
      const open = await bench.read(openWithdrawalsCall)
      const found = open.filter(({ uuid }) => uuid === withdraw.uuid)
      must(found.length === 1, `the withdrawal is ${found.length} times among the open ones`)

      replayed(first, await bench.ask(withdrawCall, asking))
      must(ownOf(await creditNow(bench)) === ownOf(after), 'sending it again moved money')
    },
  },
  {
    id: 'orders:withdraw-one-open',
    about: 'orders',
    says: 'While one withdrawal is open, another is refused with 409101 and moves nothing',
    writes: true,
    run: async (bench) => {
      const open = await bench.read(openWithdrawalsCall)
      if (open.length === 0) throw new NotJudged('no withdrawal of the member’s is open')
      const before = await creditNow(bench)
      const body = { amount: Math.max(bench.setting?.minWithdraw ?? 0, 0.01) }
      refused(await bench.ask(withdrawCall, { body, key: crypto.randomUUID() }), 409101)
      must(ownOf(await creditNow(bench)) === ownOf(before), 'a refused withdrawal moved money')
      const still = await bench.read(openWithdrawalsCall)
      must(still.length === open.length, `${still.length} withdrawals are open after it`)
    },
  },
]
