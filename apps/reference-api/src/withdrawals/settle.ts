import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import * as ledger from '../database/ledger.ts'
import { withdrawals } from '../database/schema.ts'
import { lockMember } from '../members/lockMember.ts'
import { Refusal } from '../request/refusal.ts'
import { notFound } from '../request/refusals.ts'
import { uuidOf } from '../request/uuidOf.ts'
import { th } from './th.ts'
import type { WithdrawRow } from './withdrawStatus.ts'

type Status = WithdrawRow['status']
type Change = { status: Status; remark?: string | null; requestedAt?: Date }

/** The desk has begun to pay it. */
export const startWithdrawal = (tx: Database, uuid: string, now: Date) =>
  move(tx, uuid, ['PENDING'], { status: 'PROCESSING' }, now)

/** The bank refused for now: the money stays reserved, and the member may send it again. */
export const failWithdrawal = (tx: Database, uuid: string, remark: string, now: Date) =>
  move(tx, uuid, ['PENDING', 'PROCESSING'], { status: 'FAILED', remark }, now)

/** Paid: the reserved money has left the house. */
export const payWithdrawal = (tx: Database, uuid: string, now: Date) =>
  move(tx, uuid, ['PENDING', 'PROCESSING'], { status: 'SUCCESS', remark: null }, now, 'withdraw-paid')

/** Refused for good: the reserved money is the member's credit again. */
export const rejectWithdrawal = (tx: Database, uuid: string, remark: string, now: Date) =>
  move(
    tx,
    uuid,
    ['PENDING', 'PROCESSING', 'FAILED'],
    { status: 'REJECTED', remark },
    now,
    'withdraw-rejected',
  )

/** Sends a failed one again. Its money is still reserved, so nothing moves; it counts towards today. */
export async function retryWithdrawal(tx: Database, memberUuid: string, uuid: string, now: Date) {
  const row = await find(tx, uuid)
  if (row.memberUuid !== memberUuid) throw notFound()
  if (row.status !== 'FAILED') throw new Refusal(409_102, 'WITHDRAW_NOT_FAILED', th.notFailed)
  return move(tx, uuid, ['FAILED'], { status: 'PENDING', remark: null, requestedAt: now }, now)
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
  if (!row) throw new Refusal(409_001, 'CONFLICT', th.settled)
  if (kind) {
    await ledger.post(tx, {
      kind,
      member: memberUuid,
      reference: row.uuid,
      at: now,
      entries: [
        { account: ledger.reservedOf(memberUuid), amount: -row.amount },
        {
          account: kind === 'withdraw-paid' ? ledger.bank : ledger.creditOf(memberUuid),
          amount: row.amount,
        },
      ],
    })
  }
  return row
}
