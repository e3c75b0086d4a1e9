import { bonusMoved, giveUpBonus, nothingGivenUp } from '../bonuses/giveUp.ts'
import { creditOf, heldBy, type Held } from '../credit/creditOf.ts'
import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import { prepared } from '../../database/prepared.ts'
import { withdrawals, type WithdrawRow } from '../../database/schema.ts'
import { refuseUnidentified } from '../identity/identityStatus.ts'
import { refreshLevel } from '../levels/deposited.ts'
import { least, toBaht, toSatang } from '../../values/satang.ts'
import type { DeferWrite } from '../../http/runOnce.ts'
import { Refusal } from '../../http/refusals.ts'
import type { Member } from '../../services/services.ts'
import type { Site } from '../../services/site.ts'
import { apiTime } from '../../values/bangkok.ts'
import { eligibilityOf, type Eligibility } from './eligibility.ts'
import { t } from './words.ts'
import { withdrawLimits } from './withdrawLimits.ts'

const reserved = prepared(
  'reserved_withdrawal',
  [
    'uuid',
    'memberUuid',
    'order',
    'amount',
    'bankName',
    'bankId',
    'bonusGivenUp',
    'turnoverGivenUp',
    'basisGivenUp',
    'now',
  ],
  (database, { now, ...values }) =>
    database
      .insert(withdrawals)
      .values({ ...values, status: 'PENDING', requestedAt: now, createdAt: now, updatedAt: now }),
)

/** What the member's own command has read already, and how it defers its last writes. */
type Preloaded = { eligibility: Eligibility; held: Held; deferWrite: DeferWrite }

/** Reserves the amount, of what is kept from play first, and puts the withdrawal before the operator's desk. The caller holds the member's row. Answers the withdrawal, with the credit it leaves. */
export async function requestWithdrawal(
  tx: Database,
  member: Member,
  { baht, givesUp, order, site }: { baht: number; givesUp?: number; order: string; site: Site },
  now: Date,
  preloaded?: Preloaded,
) {
  refuseLocked(member, now)
  const amount = toSatang(baht)
  const [eligibility, held] = preloaded
    ? [preloaded.eligibility, preloaded.held]
    : await Promise.all([eligibilityOf(tx, member.uuid, now), heldBy(tx, member.uuid)])
  const level = await refreshLevel(tx, member, now, eligibility.deposited)
  const limits = await refuseBeyondLimits(tx, { ...member, level }, amount, eligibility, site)
  const isGivingUp = limits.bonusKeptUpTo !== null && amount > limits.bonusKeptUpTo
  // No bonus is given up that the member was not told of.
  if (isGivingUp && member.bonusHeld > toSatang(givesUp ?? 0)) {
    const data = { givesUp: toBaht(member.bonusHeld) }
    throw new Refusal(409_103, 'WITHDRAW_BONUS', t.bonus({ givesUp: data.givesUp }), { data })
  }
  const givenUp = isGivingUp ? await giveUpBonus(tx, member) : nothingGivenUp
  const uuid = crypto.randomUUID()
  const asked = {
    uuid,
    memberUuid: member.uuid,
    order,
    amount,
    bankName: member.bankName,
    bankId: member.bankId,
    ...givenUp,
  }
  const written = reserved(tx, { ...asked, now })
  const fromKept = least(amount, eligibility.kept)
  const posted = ledger.post(
    tx,
    {
      kind: 'withdraw',
      member: member.uuid,
      order,
      reference: uuid,
      at: now,
      entries: [
        { account: ledger.keptOf(member.uuid), amount: -fromKept },
        { account: ledger.creditOf(member.uuid), amount: fromKept - amount },
        { account: ledger.reservedOf(member.uuid), amount },
      ],
    },
    ...bonusMoved('bonus-given-up', { ...givenUp, uuid, memberUuid: member.uuid, order, at: now }),
  )
  if (preloaded) [written, posted].forEach(preloaded.deferWrite)
  else await Promise.all([written, posted])
  const at = { requestedAt: now, createdAt: now, updatedAt: now }
  const row: WithdrawRow = { ...asked, ...at, status: 'PENDING', remark: null, english: null }
  const credit = held.credit + fromKept - amount - givenUp.bonusGivenUp
  const moved = { ...held, credit, kept: held.kept - fromKept }
  return { ...row, credit: await creditOf(tx, member, now, moved) }
}

/**
 * Nothing is taken out after the member disowned a log-in, until it is sure who is there, nor on the day after the desk
 * removed a second factor.
 */
export function refuseLocked(
  { withdrawLockedAt, withdrawHeldUntil }: Pick<Member, 'withdrawLockedAt' | 'withdrawHeldUntil'>,
  now: Date,
) {
  if (withdrawLockedAt) throw new Refusal(422_108, 'WITHDRAW_LOCKED', t.locked)
  if (!withdrawHeldUntil || withdrawHeldUntil <= now) return
  const until = apiTime(withdrawHeldUntil)
  throw new Refusal(422_109, 'WITHDRAW_WAITING', t.waiting({ until }), { data: { until } })
}

async function refuseBeyondLimits(
  tx: Database,
  member: Member,
  amount: bigint,
  eligibility: Eligibility,
  site: Site,
) {
  const { minWithdraw } = site
  const limits = await withdrawLimits(tx, member, eligibility)
  const { perTime, left, all, own, hasOpen } = limits
  if (hasOpen) throw new Refusal(409_101, 'WITHDRAW_OPEN', t.open)
  if (amount < toSatang(minWithdraw)) {
    throw new Refusal(422_105, 'WITHDRAW_MINIMUM', t.minimum({ amount: minWithdraw }), {
      data: { minWithdraw },
    })
  }
  if (perTime !== null && amount > perTime) {
    const withdrawMaxPerTime = toBaht(perTime)
    throw new Refusal(422_106, 'WITHDRAW_PER_TIME', t.perTime({ amount: withdrawMaxPerTime }), {
      data: { withdrawMaxPerTime },
    })
  }
  if (left.times === 0) {
    throw new Refusal(422_103, 'WITHDRAW_TIMES', t.times, { data: { withdrawLeft: { times: 0 } } })
  }
  if (left.amount !== null && amount > left.amount) {
    const leftToday = toBaht(left.amount)
    throw new Refusal(422_102, 'WITHDRAW_PER_DAY', t.perDay({ left: leftToday }), {
      data: { withdrawLeft: { times: left.times, amount: leftToday } },
    })
  }
  if (amount > all) {
    const balance = toBaht(all)
    throw new Refusal(422_101, 'WITHDRAW_BALANCE', t.balance({ balance }), { data: { balance } })
  }
  await refuseUnidentified(tx, member.uuid, amount, eligibility.papers, site)
  if (amount > own) {
    const turnoverLeft = toBaht(member.turnoverLeft)
    const data = { turnoverLeft, withdrawable: toBaht(own) }
    throw new Refusal(
      422_104,
      'WITHDRAW_TURNOVER',
      t.turnover({ left: turnoverLeft, own: data.withdrawable }),
      { data },
    )
  }
  return limits
}
