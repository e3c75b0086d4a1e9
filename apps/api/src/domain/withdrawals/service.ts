import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import { prepared } from '../../database/prepared.ts'
import { withdrawals, type WithdrawRow, entries, transactions } from '../../database/schema.ts'
import { smaller, toBaht, toSatang } from '../../values/satang.ts'
import type { DeferWrite } from '../../http/runOnce.ts'
import { Refusal, notFound } from '../../http/refusals.ts'
import type { Member } from '../../services/services.ts'
import type { Site } from '../../services/site.ts'
import { lockMember } from '../../http/lockMember.ts'
import { noRemark, type Remark, remarkColumns } from '../../values/remark.ts'
import { uuidOf } from '../../http/uuidOf.ts'
import { bonusMoved, forfeitBonus, nothingForfeited, restoreBonus } from '../bonuses/heldBonus.ts'
import { creditOf, allBalancesOf } from '../credit/creditOf.ts'
import type { Balances } from '../credit/balancesJson.ts'
import { refreshLevel } from '../levels/levels.ts'
import { refuseBeyondLimits, refuseLocked } from './rules.ts'
import { eligibilityOf, type Eligibility } from './eligibility.ts'
import { t } from './words.ts'

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

/** Data that the member's own command has already read, and the function that defers its last writes. */
type Preloaded = { eligibility: Eligibility; held: Balances; deferWrite: DeferWrite }

/**
 * Requests a withdrawal: reserves the amount, locked money first, and forfeits the bonus if necessary. Throws a
 * refusal if limits forbid the withdrawal or the member did not agree to forfeit the bonus. Returns the
 * withdrawal and the remaining credit. The caller must hold the member's row lock.
 */
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
    : await Promise.all([eligibilityOf(tx, member.uuid, now), allBalancesOf(tx, member.uuid)])
  const level = await refreshLevel(tx, member, now, eligibility.deposited)
  const limits = await refuseBeyondLimits(tx, { ...member, level }, amount, eligibility, site)
  const isForfeiting = limits.bonusKeptUpTo !== null && amount > limits.bonusKeptUpTo
  // Never forfeit more than the member agreed to.
  if (isForfeiting && member.bonusHeld > toSatang(givesUp ?? 0))
    throw new Refusal(409_103, { data: { givesUp: toBaht(member.bonusHeld) } })
  const forfeited = isForfeiting ? await forfeitBonus(tx, member) : nothingForfeited
  const uuid = crypto.randomUUID()
  const asked = {
    uuid,
    memberUuid: member.uuid,
    order,
    amount,
    bankName: member.bankName,
    bankId: member.bankId,
    ...forfeited,
  }
  const written = reserved(tx, { ...asked, now })
  const fromLocked = smaller(amount, eligibility.kept)
  const posted = ledger.post(
    tx,
    {
      kind: 'withdraw',
      member: member.uuid,
      order,
      reference: uuid,
      at: now,
      entries: [
        { account: ledger.lockedOf(member.uuid), amount: -fromLocked },
        { account: ledger.creditOf(member.uuid), amount: fromLocked - amount },
        { account: ledger.reservedOf(member.uuid), amount },
      ],
    },
    ...bonusMoved('bonus-given-up', { ...forfeited, uuid, memberUuid: member.uuid, order, at: now }),
  )
  if (preloaded) [written, posted].forEach(preloaded.deferWrite)
  else await Promise.all([written, posted])
  const at = { requestedAt: now, createdAt: now, updatedAt: now }
  const row: WithdrawRow = { ...asked, ...at, status: 'PENDING', remark: null, english: null }
  const credit = held.credit + fromLocked - amount - forfeited.bonusGivenUp
  const moved = { ...held, credit, kept: held.kept - fromLocked }
  return { ...row, credit: await creditOf(tx, member, now, moved) }
}

type Status = WithdrawRow['status']
type Change = { status: Status; requestedAt?: Date } & Partial<Pick<WithdrawRow, 'remark' | 'english'>>

export const startWithdrawal = (tx: Database, uuid: string, now: Date) =>
  move(tx, uuid, ['PENDING'], { status: 'PROCESSING' }, now)

/** Marks a withdrawal as failed: the money stays reserved, and the member may send it again. */
export const failWithdrawal = (tx: Database, uuid: string, remark: Remark, now: Date) =>
  move(tx, uuid, ['PENDING', 'PROCESSING'], { status: 'FAILED', ...remarkColumns(remark) }, now)

/** Marks a withdrawal as paid, and posts the reserved money to the operator's bank account. */
export const payWithdrawal = (tx: Database, uuid: string, now: Date) =>
  move(tx, uuid, ['PENDING', 'PROCESSING'], { status: 'SUCCESS', ...noRemark }, now, 'withdraw-paid')

/** Rejects a withdrawal finally; restores its reserved money and the forfeited bonus. */
export const rejectWithdrawal = (tx: Database, uuid: string, remark: Remark, now: Date) =>
  move(
    tx,
    uuid,
    ['PENDING', 'PROCESSING', 'FAILED'],
    { status: 'REJECTED', ...remarkColumns(remark) },
    now,
    'withdraw-rejected',
  )

/**
 * Sends a failed withdrawal again, which then counts towards today; its money is still reserved. Throws a
 * refusal if the withdrawal is not the member's or has not failed.
 */
export async function retryWithdrawal(tx: Database, memberUuid: string, uuid: string, now: Date) {
  const row = await find(tx, uuid)
  if (row.memberUuid !== memberUuid) throw notFound()
  if (row.status !== 'FAILED') throw new Refusal(409_102)
  return move(tx, uuid, ['FAILED'], { status: 'PENDING', ...noRemark, requestedAt: now }, now)
}

async function find(tx: Database, uuid: string) {
  const [row] = await tx
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.uuid, uuidOf(uuid)))
  if (!row) throw notFound()
  return row
}

async function move(
  tx: Database,
  uuid: string,
  from: Status[],
  change: Change,
  now: Date,
  kind?: 'withdraw-paid' | 'withdraw-rejected',
) {
  const { memberUuid } = await find(tx, uuid)
  await lockMember(tx, memberUuid)
  const [row] = await tx
    .update(withdrawals)
    .set({ ...change, updatedAt: now })
    .where(and(eq(withdrawals.uuid, uuid), inArray(withdrawals.status, from)))
    .returning()
  if (!row) throw new Refusal(409_001, { message: t.settled })
  if (!kind) return row
  const isRejected = kind === 'withdraw-rejected'
  if (isRejected) await restoreBonus(tx, row)
  await ledger.post(
    tx,
    {
      kind,
      member: memberUuid,
      reference: row.uuid,
      at: now,
      entries: [
        { account: ledger.reservedOf(memberUuid), amount: -row.amount },
        ...(isRejected ? await back(tx, row) : [{ account: ledger.bank, amount: row.amount }]),
      ],
    },
    ...(isRejected ? bonusMoved('bonus-given-back', { ...row, at: now }) : []),
  )
  return row
}

/** Returns the ledger entries that restore a withdrawal's money; what was locked is locked again. */
async function back(tx: Database, { uuid, memberUuid, amount }: WithdrawRow): Promise<ledger.Entry[]> {
  const account = ledger.lockedOf(memberUuid)
  const [taken] = await tx
    .select({ kept: entries.amount })
    .from(transactions)
    .innerJoin(entries, and(eq(entries.transactionUuid, transactions.uuid), eq(entries.accountId, account)))
    .where(and(eq(transactions.reference, uuid), eq(transactions.kind, 'withdraw')))
  const fromLocked = -(taken?.kept ?? 0n)
  return [
    { account, amount: fromLocked },
    { account: ledger.creditOf(memberUuid), amount: amount - fromLocked },
  ]
}
