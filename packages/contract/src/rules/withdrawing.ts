import { levelCall, openWithdrawalsCall, withdrawCall } from '@member/api-client/contract'
import type { Bench, Rule } from '../rule.ts'
import { kept, must, NotJudged, refused } from '../verdicts.ts'
import { creditNow, replayed } from './orders.ts'

const satang = (baht: number) => Math.round(baht * 100)

/** The least that may be withdrawn, where the member has it and none is open. */
async function leastAmount(bench: Bench) {
  const open = await bench.read(openWithdrawalsCall)
  if (open.length > 0) throw new NotJudged('a withdrawal of the member’s is open already')
  const { withdrawable, withdrawLeft } = await bench.read(levelCall)
  const least = bench.setting?.minWithdraw ?? 0
  if (withdrawable < least || withdrawLeft.times < 1)
    throw new NotJudged(
      `the member may withdraw ${withdrawable} baht, ${withdrawLeft.times} times; the least is ${least}`,
    )
  return Math.max(least, 0.01)
}

/** Leaves one open withdrawal of the least amount behind. */
export const withdrawingRules: Rule[] = [
  {
    id: 'orders:withdraw-once',
    about: 'orders',
    says: 'A withdrawal sent twice at once with one key is one withdrawal, debited once, and carries its key',
    writes: true,
    run: async (bench) => {
      const amount = await leastAmount(bench)
      const before = await creditNow(bench)
      const asking = { body: { amount }, key: crypto.randomUUID() }
      const both = await Promise.all([bench.ask(withdrawCall, asking), bench.ask(withdrawCall, asking)])
      const first = both.find(({ status }) => status === 200)
      must(first !== undefined, `${both[0].request} answered HTTP ${both[0].status} and ${both[1].status}`)
      const { withdraw, credit } = kept(first, withdrawCall)
      must(withdraw.order === asking.key, `the withdrawal's order is ${withdraw.order}, not its key`)
      must(withdraw.amount === amount, `${withdraw.amount} baht are withdrawn, not ${amount}`)
      for (const other of both) if (other.status !== 200) refused(other, 409902)

      const after = await creditNow(bench)
      const gone = satang(before.balance) - satang(after.balance)
      must(gone === satang(amount), `${gone / 100} baht are gone for a withdrawal of ${amount}`)
      must(satang(credit.balance) === satang(after.balance), 'the answer’s credit is not the credit')
      const open = await bench.read(openWithdrawalsCall)
      const found = open.filter(({ uuid }) => uuid === withdraw.uuid)
      must(found.length === 1, `the withdrawal stands ${found.length} times among the open ones`)

      replayed(first, await bench.ask(withdrawCall, asking))
      must((await creditNow(bench)).balance === after.balance, 'sending it again moved money')
    },
  },
  {
    id: 'orders:withdraw-one-open',
    about: 'orders',
    says: 'While one withdrawal is open another is 409101 and moves nothing',
    writes: true,
    run: async (bench) => {
      const open = await bench.read(openWithdrawalsCall)
      if (open.length === 0) throw new NotJudged('no withdrawal of the member’s is open')
      const before = await creditNow(bench)
      const body = { amount: Math.max(bench.setting?.minWithdraw ?? 0, 0.01) }
      refused(await bench.ask(withdrawCall, { body, key: crypto.randomUUID() }), 409101)
      must((await creditNow(bench)).balance === before.balance, 'a refused withdrawal moved money')
      const still = await bench.read(openWithdrawalsCall)
      must(still.length === open.length, `${still.length} withdrawals are open after it`)
    },
  },
]
