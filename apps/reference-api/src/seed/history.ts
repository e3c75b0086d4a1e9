import { findBank } from '@member/api-client'
import type { InferInsertModel } from 'drizzle-orm'
import * as ledger from '../database/ledger.ts'
import type { AccountId, Posting } from '../database/ledger.ts'
import type { deposits, entries, transactions, withdrawals } from '../database/schema.ts'
import { ruleOf } from '../levels/levels.ts'
import { least } from '../money/satang.ts'
import { day, startOfMonth } from '../time/bangkok.ts'
import type { Person } from './people.ts'
import type { Random } from './random.ts'

/** The rows of one member's past, in the order they happened. */
export type History = {
  deposits: InferInsertModel<typeof deposits>[]
  withdrawals: InferInsertModel<typeof withdrawals>[]
  transactions: InferInsertModel<typeof transactions>[]
  entries: InferInsertModel<typeof entries>[]
  balance: bigint
}

const minute = 60_000
const baht = (amount: number) => BigInt(Math.round(amount * 100))

/** What each level pays in, in a month, so that the rules of the levels find them where they are. */
const monthly: Record<number, { usual: number; last: number }> = {
  1: { usual: 2_400, last: 3_000 },
  2: { usual: 38_000, last: 64_000 },
  3: { usual: 190_000, last: 420_000 },
  4: { usual: 760_000, last: 1_350_000 },
  5: { usual: 900_000, last: 1_800_000 },
  6: { usual: 1_100_000, last: 2_600_000 },
}

/** A member's deposits, play and withdrawals until now: never below zero, never over a limit. */
export function historyOf(person: Person, memberUuid: string, random: Random, now: Date): History {
  const history: History = { deposits: [], withdrawals: [], transactions: [], entries: [], balance: 0n }
  const money = { person, memberUuid, random, history }
  const all = payments(person, random, now)
  for (const [turn, { at, amount }] of all.entries()) {
    deposit(money, at, amount)
    // The last one is still there to be seen.
    if (turn === all.length - 1) break
    play(money, new Date(at.getTime() + random.whole(20, 90) * minute))
    const later = new Date(at.getTime() + random.whole(100, 240) * minute)
    if (random.chance(0.45) && later < now) withdraw(money, later)
  }
  return history
}

type Money = { person: Person; memberUuid: string; random: Random; history: History }

/** When and how much: `rhythm` times a month, a few hours apart at least, and the last one not long ago. */
function payments({ level, months, rhythm }: Person, random: Random, now: Date) {
  if (rhythm === 0) return []
  const target = monthly[level] ?? { usual: 0, last: 0 }
  const moments = Array.from({ length: months + 1 }, (_, back) => {
    const start = startOfMonth(now, -back).getTime()
    const end = back === 0 ? now.getTime() - 40 * minute : startOfMonth(now, 1 - back).getTime()
    const share = (end - start) / (30 * day)
    const count = Math.max(back === 0 ? 1 : 2, Math.round(rhythm * share))
    const total = back === 1 ? target.last : target.usual * (0.7 + random.next() * 0.5) * Math.min(1, share)
    const step = (end - start) / count
    return Array.from({ length: count }, (__, turn) => ({
      at: new Date(end - turn * step - random.next() * Math.min(step / 2, 5 * 60 * minute)),
      amount: natural(total / count, back === 1, random),
    }))
  })
  return moments
    .flat()
    .filter(({ at }) => at < now)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** Round as people pay, or with a few satang; `full` keeps the month's sum. */
function natural(amount: number, full: boolean, random: Random) {
  const varied = full ? amount : amount * (0.6 + random.next() * 0.7)
  const grain = varied > 20_000 ? 500 : varied > 2_000 ? 100 : 50
  const round = Math.max(50, Math.ceil(varied / grain) * grain)
  return random.chance(0.12) ? round + random.whole(1, 99) / 100 : round
}

function post(
  { memberUuid, history }: Money,
  kind: Posting['kind'],
  at: Date,
  reference: string | null,
  sides: [AccountId, bigint][],
  uuid: string,
) {
  history.transactions.push({ uuid, kind, memberUuid, reference, createdAt: at })
  for (const [accountId, amount] of sides) {
    history.entries.push({ transactionUuid: uuid, accountId, unit: ledger.unitOf(accountId), amount })
  }
}

function deposit(money: Money, at: Date, amount: number) {
  const { person, memberUuid, random, history } = money
  const uuid = random.uuid()
  const isRejected = random.chance(0.04)
  const channel = random.chance(0.7) ? 'AUTO' : random.chance(0.8) ? 'SLIP' : 'MANUAL'
  history.deposits.push({
    uuid,
    memberUuid,
    amount: baht(amount),
    status: isRejected ? 'REJECTED' : 'SUCCESS',
    channel: isRejected ? 'MANUAL' : channel,
    bankName: person.bankName,
    bankId: person.bankId,
    sendingBank: findBank(person.bankName)?.code ?? null,
    transRef: `${at.toISOString().slice(0, 10).replaceAll('-', '')}${random.digits(12)}`,
    remark: isRejected ? 'ไม่พบรายการโอนนี้ในบัญชีธนาคาร' : null,
    createdAt: at,
    updatedAt: new Date(at.getTime() + random.whole(5, 90) * 1000),
  })
  if (isRejected) return
  post(
    money,
    'deposit',
    at,
    uuid,
    [
      [ledger.creditOf(memberUuid), baht(amount)],
      [ledger.bank, -baht(amount)],
    ],
    random.uuid(),
  )
  history.balance += baht(amount)
}

/** An evening's play: more often lost than won. */
function play(money: Money, at: Date) {
  const { memberUuid, random, history } = money
  const share = random.chance(0.34) ? random.next() * 0.6 : -random.next() * 0.8
  const change = baht(Math.round((Number(history.balance) / 100) * share))
  if (change === 0n) return
  post(
    money,
    'game',
    at,
    null,
    [
      [ledger.creditOf(memberUuid), change],
      [ledger.games, -change],
    ],
    random.uuid(),
  )
  history.balance += change
}

function withdraw(money: Money, at: Date) {
  const { person, memberUuid, random, history } = money
  const { withdrawPerDay, withdrawPerTime } = ruleOf(person.level)
  const most = least(withdrawPerTime ?? withdrawPerDay ?? history.balance, history.balance)
  const hundreds = (most * BigInt(random.whole(30, 90))) / 100n / 10_000n
  const amount = hundreds * 10_000n
  if (amount < baht(300)) return
  const uuid = random.uuid()
  const isRejected = random.chance(0.06)
  const settledAt = new Date(at.getTime() + random.whole(2, 25) * minute)
  history.withdrawals.push({
    uuid,
    memberUuid,
    order: random.uuid(),
    amount,
    status: isRejected ? 'REJECTED' : 'SUCCESS',
    bankName: person.bankName,
    bankId: person.bankId,
    remark: isRejected ? 'ชื่อบัญชีปลายทางไม่ตรงกับข้อมูลสมาชิก' : null,
    requestedAt: at,
    createdAt: at,
    updatedAt: settledAt,
  })
  const credit = ledger.creditOf(memberUuid)
  const reserved = ledger.reservedOf(memberUuid)
  post(
    money,
    'withdraw',
    at,
    uuid,
    [
      [credit, -amount],
      [reserved, amount],
    ],
    random.uuid(),
  )
  if (isRejected) {
    post(
      money,
      'withdraw-rejected',
      settledAt,
      uuid,
      [
        [reserved, -amount],
        [credit, amount],
      ],
      random.uuid(),
    )
    return
  }
  post(
    money,
    'withdraw-paid',
    settledAt,
    uuid,
    [
      [reserved, -amount],
      [ledger.bank, amount],
    ],
    random.uuid(),
  )
  history.balance -= amount
}
