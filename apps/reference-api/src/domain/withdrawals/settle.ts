import { and, eq, inArray } from 'drizzle-orm'
import { bonusMoved, giveBackBonus } from '../bonuses/giveUp.ts'
import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import { entries, transactions, withdrawals, type WithdrawRow } from '../../database/schema.ts'
import { lockMember } from '../../http/lockMember.ts'
import { noRemark, type Remark, remarkColumns } from '../../values/remark.ts'
import { Refusal, notFound } from '../../http/refusals.ts'
import { uuidOf } from '../../http/uuidOf.ts'
import { t } from './words.ts'

type Status = WithdrawRow['status']
type Change = { status: Status; requestedAt?: Date } & Partial<Pick<WithdrawRow, 'remark' | 'english'>>

/** The desk has begun to pay it. */
export const startWithdrawal = (tx: Database, uuid: string, now: Date) =>
  move(tx, uuid, ['PENDING'], { status: 'PROCESSING' }, now)

/** The bank refused for now: the money stays reserved, and the member may send it again. */
export const failWithdrawal = (tx: Database, uuid: string, remark: Remark, now: Date) =>
  move(tx, uuid, ['PENDING', 'PROCESSING'], { status: 'FAILED', ...remarkColumns(remark) }, now)

/** Paid: the reserved money has left the house. */
export const payWithdrawal = (tx: Database, uuid: string, now: Date) =>
  move(tx, uuid, ['PENDING', 'PROCESSING'], { status: 'SUCCESS', ...noRemark }, now, 'withdraw-paid')

/** Refused for good: the reserved money is back where it was taken from, and so is the bonus that was given up for it. */
export const rejectWithdrawal = (tx: Database, uuid: string, remark: Remark, now: Date) =>
  move(
    tx,
    uuid,
    ['PENDING', 'PROCESSING', 'FAILED'],
    { status: 'REJECTED', ...remarkColumns(remark) },
    now,
    'withdraw-rejected',
  )

/** Sends a failed one again. Its money is still reserved, so nothing moves; it counts towards today. */
export async function retryWithdrawal(tx: Database, memberUuid: string, uuid: string, now: Date) {
  const row = await find(tx, uuid)
  if (row.memberUuid !== memberUuid) throw notFound()
  if (row.status !== 'FAILED') throw new Refusal(409_102, 'WITHDRAW_NOT_FAILED', t.notFailed)
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
  if (!row) throw new Refusal(409_001, 'CONFLICT', t.settled)
  if (!kind) return row
  const isRejected = kind === 'withdraw-rejected'
  if (isRejected) await giveBackBonus(tx, row)
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

/** Accounts that a withdrawal's money returns to: what came from kept money is kept again. */
async function back(tx: Database, { uuid, memberUuid, amount }: WithdrawRow): Promise<ledger.Entry[]> {
  const account = ledger.keptOf(memberUuid)
  const [taken] = await tx
    .select({ kept: entries.amount })
    .from(transactions)
    .innerJoin(entries, and(eq(entries.transactionUuid, transactions.uuid), eq(entries.accountId, account)))
    .where(and(eq(transactions.reference, uuid), eq(transactions.kind, 'withdraw')))
  const kept = -(taken?.kept ?? 0n)
  return [
    { account, amount: kept },
    { account: ledger.creditOf(memberUuid), amount: amount - kept },
  ]
}
