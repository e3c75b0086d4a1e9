import { and, eq, gte, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { feedLines } from '../../database/schema.ts'
import type { BankAccount, SlipReference } from '../bank.ts'
import { th } from './th.ts'

/** A transfer about to be credited by something other than the feed. */
export type Expected = {
  /** The account of ours, where it is known which. */
  account?: BankAccount | undefined
  amount: bigint
  /** When it was sent: the slip's minute, or as nearly as a person knows it. */
  sent: { from: Date; to: Date }
  senderId: string
  reference?: SlipReference | undefined
  /** True if the bank itself sent the reference. */
  isVouched: boolean
}

/**
 * The feed lines that are this transfer, locked until the caller's transaction ends. A line without a reference that
 * the desk has credited already cannot be caught by the unique index, so the caller asks here before it credits.
 */
export async function linesOf(
  tx: Database,
  { account, amount, sent, senderId, reference, isVouched }: Expected,
) {
  return tx
    .select()
    .from(feedLines)
    .where(
      or(
        reference &&
          and(eq(feedLines.sendingBank, reference.sendingBank), eq(feedLines.transRef, reference.transRef)),
        and(
          // A different reference is a different transfer; without a certain match, any line may be this one.
          isVouched ? isNull(feedLines.transRef) : undefined,
          account && eq(feedLines.toBankName, account.bankName),
          account && eq(feedLines.toBankId, account.bankId),
          eq(feedLines.amount, amount),
          gte(feedLines.at, sent.from),
          lt(feedLines.at, sent.to),
          eq(feedLines.senderDigits, senderId.slice(-4)),
        ),
      ),
    )
    .orderBy(feedLines.uuid)
    .for('update')
}

/** Says of the lines that `deposit` brought their money, so that nobody credits them again. */
export async function settleLines(
  tx: Database,
  lines: { uuid: string; status: string }[],
  depositUuid: string,
) {
  const waiting = lines.find((line) => line.status === 'DOUBTFUL')
  if (!waiting) return
  await tx
    .update(feedLines)
    .set({ status: 'CREDITED', depositUuid, reason: th.slipFirst })
    .where(and(eq(feedLines.uuid, waiting.uuid), eq(feedLines.status, 'DOUBTFUL')))
}
