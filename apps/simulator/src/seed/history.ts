import { findBank } from '@member/banks'
import { smaller } from '@member/api/values/satang'
import { noRemark, remarkColumns } from '@member/api/values/remark'
import { day, startOfDay, startOfMonth, apiTime } from '@member/api/values/bangkok'
import { demoMember, type Person } from './people.ts'
import { post, type History, type HistoryBuilder, type Money, remarks } from './past.ts'
import { play } from './play.ts'
import type { Random } from '../catalogue/names.ts'
import { ledger, ruleOf } from '@member/api/importing'

const minute = 60_000
const baht = (amount: number) => BigInt(Math.round(amount * 100))

/** Monthly deposits per level (baht), chosen so that the level rules yield the same level. */
const monthly: Record<number, { usual: number; last: number }> = {
  1: { usual: 2_400, last: 3_000 },
  2: { usual: 38_000, last: 64_000 },
  3: { usual: 190_000, last: 420_000 },
  4: { usual: 760_000, last: 1_350_000 },
  5: { usual: 900_000, last: 1_800_000 },
  6: { usual: 1_100_000, last: 2_600_000 },
}

/** Returns a member's deposits, play, refunds and withdrawals until now. */
export function historyOf(person: Person, making: HistoryBuilder): History {
  const history: History = {
    deposits: [],
    withdrawals: [],
    slipRequests: [],
    postings: [],
    launches: [],
    rounds: [],
    refunds: [],
    nets: new Map(),
    balance: 0n,
  }
  const { random, games, now } = making
  const money = { person, history, ...making }
  const isDemo = person === demoMember
  const favourites = Array.from({ length: 5 }, () => random.pick(games))
  // The demo member played once yesterday and lost, so that there is a refund to claim.
  const yesterday = new Date(startOfDay(now).getTime() - 3.5 * 3_600_000)
  const isNearIt = (at: Date) => isDemo && at > new Date(yesterday.getTime() - day)
  const paid = payments(person, random, now).filter(({ at }) => !isNearIt(at))
  if (isDemo) paid.push({ at: yesterday, amount: 6_000 })
  for (const { at, amount } of paid) {
    claim(money, new Date(at.getTime() - 5 * minute))
    deposit(money, at, amount)
    const evening = new Date(at.getTime() + random.whole(20, 80) * minute)
    const game = favourites[random.whole(0, 4)] ?? games[0]
    const rounds = isDemo ? random.whole(4, 8) : random.whole(1, 3)
    const share = isDemo ? 0.15 : 0.35
    if (evening < new Date(now.getTime() - 40 * minute)) {
      play(money, { at: evening, game, rounds, share, isLost: at === yesterday })
    }
    const later = new Date(at.getTime() + random.whole(130, 240) * minute)
    if (random.chance(0.45) && later < now && at !== yesterday) withdraw(money, later)
  }
  return history
}

/** Claims the refund for the loss of the day before, with a probability of 80 %. */
function claim(money: Money, at: Date) {
  const { memberUuid, random, history, rebates, person } = money
  const lossDay = apiTime(new Date(at.getTime() - day)).slice(0, 10)
  const loss = history.nets.get(lossDay) ?? 0n
  const rate = rebates[Math.min(person.level, 5) - 1] ?? 0
  const amount = smaller((loss * BigInt(Math.round(rate * 100))) / 10_000n, baht(200_000))
  if (amount < baht(1) || history.refunds.some((refund) => refund.day === lossDay) || random.chance(0.2))
    return
  const order = random.uuid()
  history.refunds.push({ memberUuid, day: lossDay, order, loss, rate, amount, createdAt: at })
  post(money, { kind: 'loss-refund', at, reference: order, order }, [
    [ledger.creditOf(memberUuid), amount],
    [ledger.refund, -amount],
  ])
  history.balance += amount
}

/** Returns times and amounts (baht) of deposits: about `rhythm` a month, the last one a few hours ago. */
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

/** Varies (unless `full`) and rounds an amount in baht like a real payment, sometimes with satang. */
function natural(amount: number, full: boolean, random: Random) {
  const varied = full ? amount : amount * (0.6 + random.next() * 0.7)
  const grain = varied > 20_000 ? 500 : varied > 2_000 ? 100 : 50
  const round = Math.max(50, Math.ceil(varied / grain) * grain)
  return random.chance(0.12) ? round + random.whole(1, 99) / 100 : round
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
    channel: isRejected ? 'SLIP' : channel,
    bankName: person.bankName,
    bankId: person.bankId,
    sendingBank: findBank(person.bankName)?.code ?? null,
    transRef: `${at.toISOString().slice(0, 10).replaceAll('-', '')}${random.digits(12)}`,
    ...(isRejected ? remarkColumns(remarks.notReceived) : noRemark),
    createdAt: at,
    updatedAt: new Date(at.getTime() + random.whole(5, 90) * 1000),
  })
  if (isRejected) {
    // Rejected deposits come from slips; the last one serves as an example.
    const asked = {
      uuid,
      memberUuid,
      order: uuid,
      bankName: person.bankName,
      amount: baht(amount),
      transAt: new Date(at.getTime() - 5 * minute),
      status: 'REJECTED' as const,
      ...remarkColumns(remarks.notReceived),
      createdAt: at,
      updatedAt: at,
    }
    history.slipRequests = [asked]
    return
  }
  post(money, { kind: 'deposit', at, reference: uuid }, [
    [ledger.creditOf(memberUuid), baht(amount)],
    [ledger.bank, -baht(amount)],
  ])
  history.balance += baht(amount)
}

function withdraw(money: Money, at: Date) {
  const { person, memberUuid, random, history } = money
  const { withdrawPerDay, withdrawPerTime } = ruleOf(person.level)
  const most = smaller(withdrawPerTime ?? withdrawPerDay ?? history.balance, history.balance)
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
    ...(isRejected ? remarkColumns(remarks.otherName) : noRemark),
    requestedAt: at,
    createdAt: at,
    updatedAt: settledAt,
  })
  const credit = ledger.creditOf(memberUuid)
  const reserved = ledger.reservedOf(memberUuid)
  post(money, { kind: 'withdraw', at, reference: uuid }, [
    [credit, -amount],
    [reserved, amount],
  ])
  if (isRejected) {
    post(money, { kind: 'withdraw-rejected', at: settledAt, reference: uuid }, [
      [reserved, -amount],
      [credit, amount],
    ])
    return
  }
  post(money, { kind: 'withdraw-paid', at: settledAt, reference: uuid }, [
    [reserved, -amount],
    [ledger.bank, amount],
  ])
  history.balance -= amount
}
