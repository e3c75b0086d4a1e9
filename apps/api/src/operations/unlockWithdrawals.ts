import { and, eq, isNotNull } from 'drizzle-orm'
import { members } from '../database/schema.ts'
import { notifyOfAccount } from '../domain/notices/notifyOfAccount.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { settledAlready } from '../domain/audit/refused.ts'

export async function unlockWithdrawals(doing: OperationContext, memberUuid: string, why = '') {
  const uuid = uuidOf(memberUuid)
  const [member] = await doing.tx
    .update(members)
    .set({ withdrawLockedAt: null })
    .where(and(eq(members.uuid, uuid), isNotNull(members.withdrawLockedAt)))
    .returning({ uuid: members.uuid })
  if (!member) throw settledAlready()
  await notifyOfAccount(doing.tx, uuid, 'WITHDRAWALS_UNLOCKED', doing.now)
  await record(doing, { act: 'WITHDRAWALS_UNLOCKED', member: uuid, ...(why && { why }) })
}
