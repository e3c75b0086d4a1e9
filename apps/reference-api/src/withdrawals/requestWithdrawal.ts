import type { Database } from '../database/database.ts'
import * as ledger from '../database/ledger.ts'
import { withdrawals } from '../database/schema.ts'
import { refuseUnidentified } from '../identity/standing.ts'
import { refreshLevel } from '../levels/deposited.ts'
import { toBaht, toSatang } from '../money/satang.ts'
import { Refusal } from '../request/refusal.ts'
import type { Member } from '../request/services.ts'
import type { Site } from '../site/settings.ts'
import { standingOf, type Standing } from './standing.ts'
import { th } from './th.ts'
import { withdrawLimits } from './withdrawLimits.ts'

/** Reserves the amount and puts the withdrawal before the operator's desk. The caller holds the member's row. */
export async function requestWithdrawal(
  tx: Database,
  member: Member,
  { baht, order, site }: { baht: number; order: string; site: Site },
  now: Date,
) {
  const amount = toSatang(baht)
  const standing = await standingOf(tx, member.uuid, now)
  const level = await refreshLevel(tx, member, now, standing.deposited)
  await refuseBeyondLimits(tx, { ...member, level }, amount, standing, site)
  const [row] = await tx
    .insert(withdrawals)
    .values({
      memberUuid: member.uuid,
      order,
      amount,
      status: 'PENDING',
      bankName: member.bankName,
      bankId: member.bankId,
      requestedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  await ledger.post(tx, {
    kind: 'withdraw',
    member: member.uuid,
    order,
    reference: row!.uuid,
    at: now,
    entries: [
      { account: ledger.creditOf(member.uuid), amount: -amount },
      { account: ledger.reservedOf(member.uuid), amount },
    ],
  })
  return row!
}

async function refuseBeyondLimits(
  tx: Database,
  member: Member,
  amount: bigint,
  standing: Standing,
  site: Site,
) {
  const { minWithdraw } = site
  const { perTime, left, credit, own, hasOpen } = await withdrawLimits(tx, member, standing)
  if (hasOpen) throw new Refusal(409_101, 'WITHDRAW_OPEN', th.open)
  if (amount < toSatang(minWithdraw)) {
    throw new Refusal(422_105, 'WITHDRAW_MINIMUM', th.minimum(minWithdraw), { data: { minWithdraw } })
  }
  if (perTime !== null && amount > perTime) {
    const withdrawMaxPerTime = toBaht(perTime)
    throw new Refusal(422_106, 'WITHDRAW_PER_TIME', th.perTime(withdrawMaxPerTime), {
      data: { withdrawMaxPerTime },
    })
  }
  if (left.times === 0) {
    throw new Refusal(422_103, 'WITHDRAW_TIMES', th.times, { data: { withdrawLeft: { times: 0 } } })
  }
  if (left.amount !== null && amount > left.amount) {
    const leftToday = toBaht(left.amount)
    throw new Refusal(422_102, 'WITHDRAW_PER_DAY', th.perDay(leftToday), {
      data: { withdrawLeft: { times: left.times, amount: leftToday } },
    })
  }
  if (amount > credit) {
    const balance = toBaht(credit)
    throw new Refusal(422_101, 'WITHDRAW_BALANCE', th.balance(balance), { data: { balance } })
  }
  await refuseUnidentified(tx, member.uuid, amount, standing.papers, site)
  if (amount > own) {
    const turnoverLeft = toBaht(member.turnoverLeft)
    const data = { turnoverLeft, withdrawable: toBaht(own) }
    throw new Refusal(422_104, 'WITHDRAW_TURNOVER', th.turnover(turnoverLeft, data.withdrawable), { data })
  }
}
