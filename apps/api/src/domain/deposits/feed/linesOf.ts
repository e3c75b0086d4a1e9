import { and, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { prepared } from '../../../database/prepared.ts'
import { feedLines } from '../../../database/schema.ts'
import type { BankAccount, SlipReference } from '../../../services/bank.ts'
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

const alike = prepared(
  'lines_of_transfer',
  ['sendingBank', 'transRef', 'isVouched', 'toBankName', 'toBankId', 'amount', 'from', 'to', 'senderDigits'],
  (database, { sendingBank, transRef, isVouched, toBankName, toBankId, amount, from, to, senderDigits }) =>
    database
      .select()
      .from(feedLines)
      .where(
        or(
          and(eq(feedLines.sendingBank, sendingBank), eq(feedLines.transRef, transRef)),
          and(
            // A different reference is a different transfer; without a certain match, any line may be this one.
            sql`(${feedLines.transRef} is null or not ${isVouched}::boolean)`,
            sql`${feedLines.toBankName} = coalesce(${toBankName}, ${feedLines.toBankName})`,
            sql`${feedLines.toBankId} = coalesce(${toBankId}, ${feedLines.toBankId})`,
            eq(feedLines.amount, amount),
            gte(feedLines.at, from),
            lt(feedLines.at, to),
            eq(feedLines.senderDigits, senderDigits),
          ),
        ),
      )
      .orderBy(feedLines.uuid)
      .for('update'),
)

/**
 * The feed lines that are this transfer, locked until the caller's transaction ends. A line without a reference that
 * the desk has credited already cannot be caught by the unique index, so the caller asks here before it credits.
 */
export const linesOf = (tx: Database, { account, amount, sent, senderId, reference, isVouched }: Expected) =>
  alike(tx, {
    sendingBank: reference?.sendingBank ?? null,
    transRef: reference?.transRef ?? null,
    isVouched,
    toBankName: account?.bankName ?? null,
    toBankId: account?.bankId ?? null,
    amount,
    ...sent,
    senderDigits: senderId.slice(-4),
  })

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
