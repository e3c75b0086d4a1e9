import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { Prize } from '@member/api-client'
import { type Gives, prizeGives } from '@member/api/importing'
import { toBaht } from '@member/api/values/satang'
import { findBrokenRules, findViolations, rowsOf } from '@member/api/testing/internals'
import type { Client } from './client.ts'
import { rules, startBaht, type Operator } from './operator.ts'

const Credit = v.object({
  balance: v.number(),
  kept: v.nullish(v.object({ amount: v.number() })),
  point: v.number(),
  inGames: v.array(v.unknown()),
})
const Withdrawals = v.object({
  items: v.array(v.object({ order: v.string(), amount: v.number(), status: v.string() })),
})
const Paid = v.object({ amount: v.number() })
const Code = v.object({ balance: v.number() })
const Draw = v.object({ prize: Prize })
const satang = (baht: number) => Math.round(baht * 100)
/** Credit (satang) that a prize adds; no goods of this operator are credit. */
const creditWon: Record<Gives, (value: number) => number> = {
  credit: satang,
  points: () => 0,
  goods: () => 0,
  nothing: () => 0,
}
const sum = (all: number[]) => all.reduce((one, other) => one + other, 0)
const figure = (row: Record<string, unknown> | undefined) => Number(row?.['sum'] ?? 0)

/** Returns problems after a run, as sentences. */
export async function checkAcknowledged(
  operator: Operator,
  clients: Client[],
  sent: Map<string, bigint>,
): Promise<string[]> {
  const { database } = operator
  const violations = [...(await findViolations(database)), ...(await findBrokenRules(database, rules))]
  const strangers = await rowsOf(
    database,
    sql`select uuid from game_launches where status not in ('RETURNED', 'REFUSED')`,
  )
  if (strangers.length > 0) violations.push(`launches were never cashed out: ${JSON.stringify(strangers)}`)
  const ofLocked = await rowsOf(
    database,
    sql`select w.uuid from withdrawals w join ledger_transactions t on t.reference = w.uuid and t.kind = 'withdraw'
      join ledger_entries e on e.transaction_uuid = t.uuid and e.account_id = 'member:' || w.member_uuid || ':kept'
      where w.status = 'REJECTED'`,
  )
  if (ofLocked.length === 0)
    violations.push('no withdrawal of locked money was rejected: this case was not tested')
  for (const client of clients)
    violations.push(...(await judgeOrders(client)), ...(await judgeScreen(operator, client)))
  return [...violations, ...(await judgeTransfers(operator, sent))]
}

async function judgeOrders(client: Client): Promise<string[]> {
  const violations: string[] = []
  for (const order of client.acknowledged) {
    // A finished game is not opened again.
    if (order.path.endsWith('/opengame')) continue
    const { status, data } = await client.again(order)
    if (status !== 200 || !isDeepStrictEqual(data, order.data))
      violations.push(
        `${client.member.username}: ${order.path} ${order.key} was acknowledged, and is now ${status}`,
      )
  }
  return violations
}

async function judgeScreen(
  { database }: Operator,
  { member, acknowledged, read }: Client,
): Promise<string[]> {
  const { uuid, username } = member
  const violations: string[] = []
  const same = (what: string, shown: unknown, right: unknown) => {
    if (!isDeepStrictEqual(shown, right))
      violations.push(
        `${username}: ${what} is ${JSON.stringify(shown)}, and should be ${JSON.stringify(right)}`,
      )
  }
  const sumOf = async (query: ReturnType<typeof sql>) => figure((await rowsOf(database, query))[0])
  const booked = (kind: string) =>
    sumOf(sql`select sum(amount) from ledger_entries where account_id = ${`member:${uuid}:${kind}`}`)

  const credit = v.parse(
    Credit,
    await read('POST', `/api/auth/user/getCredit/${username}`, { balanceType: 'M' }),
  )
  same('credit on the screen', credit.balance, toBaht(BigInt(await booked('credit'))))
  const locked = credit.kept?.amount ?? 0
  same('locked money on the screen', locked, toBaht(BigInt(await booked('kept'))))
  same('points on the screen', credit.point, await booked('points'))
  same('money out in games', credit.inGames, [])

  const history = await read('GET', `/api/auth/withdraw/withdraw-history/${uuid}?limit=100`)
  const { items } = v.parse(Withdrawals, history)
  const asked = acknowledged.filter(({ path }) => path === `/api/auth/withdraw/${uuid}`)
  same('withdrawals', items.map(({ order }) => order).toSorted(), asked.map(({ key }) => key).toSorted())

  const draws = acknowledged.filter(({ path }) => /wheel\/reward|\/random/.test(path))
  same(
    'draws',
    await sumOf(sql`select count(*) as sum from event_draws where member_uuid = ${uuid}`),
    draws.length,
  )

  const paidIn = await sumOf(
    sql`select sum(amount + bonus) as sum from deposits where status = 'SUCCESS' and member_uuid = ${uuid}`,
  )
  const forfeited = await sumOf(
    sql`select sum(bonus_given_up) as sum from withdrawals where status <> 'REJECTED' and member_uuid = ${uuid}`,
  )
  const played = await sumOf(sql`select sum(s.win - s.bet) from sim_game_rounds s
    join game_launches l on l.uuid = s.launch_uuid where l.member_uuid = ${uuid}`)
  const won = draws
    .map(({ data }) => v.parse(Draw, data).prize)
    .map(({ type, value }) => creditWon[prizeGives[type]](value))
  const { balance } = v.parse(Code, await read('GET', `/api/auth/affiliate/code/${uuid}`))
  same('earned by inviting on the screen', balance, toBaht(BigInt(await booked('affiliate'))))
  const paidOut = acknowledged
    .filter(({ path }) => path.startsWith('/api/auth/affiliate/withdraw/'))
    .map(({ body }) => v.parse(Paid, body).amount)
  const hundredths = Math.round(rules.commissionRate * 100)
  const earned = await sumOf(sql`select sum(s.bet * ${hundredths}::bigint / 10000) from sim_game_rounds s
    join game_launches l on l.uuid = s.launch_uuid join members m on m.uuid = l.member_uuid
    where m.invited_by = ${uuid}`)
  same('earned by inviting, added up by hand', satang(balance), earned - sum(paidOut.map(satang)))

  const taken = items.filter(({ status }) => status !== 'REJECTED')
  same(
    'credit and locked money, added up by hand',
    satang(credit.balance) + satang(locked),
    paidIn -
      forfeited +
      played +
      sum(won) +
      sum(paidOut.map(satang)) -
      sum(taken.map(({ amount }) => satang(amount))),
  )
  return violations
}

/** Checks that each transfer was credited once in full or awaits staff, and nothing else was credited. */
async function judgeTransfers({ database, members }: Operator, sent: Map<string, bigint>): Promise<string[]> {
  const credited = await rowsOf(
    database,
    sql`select trans_ref, amount from deposits where status = 'SUCCESS' and amount <> ${startBaht * 100}`,
  )
  const waiting = await rowsOf(database, sql`select trans_ref from feed_lines where status = 'DOUBTFUL'`)
  const waits = new Set(waiting.map((row) => String(row['trans_ref'])))
  const found = new Map(credited.map((row) => [String(row['trans_ref']), BigInt(Number(row['amount']))]))
  const violations = [...sent].flatMap(([transRef, amount]) =>
    found.get(transRef) === amount || (!found.has(transRef) && waits.has(transRef))
      ? []
      : [`transfer ${transRef} of ${amount} satang was credited with ${found.get(transRef) ?? 'nothing'}`],
  )
  const unsent = [...found.keys()].filter((transRef) => !sent.has(transRef))
  if (unsent.length > 0) violations.push(`credited without a transfer: ${unsent.join(', ')}`)
  if (members.length === 0) violations.push('no member took part')
  return violations
}
