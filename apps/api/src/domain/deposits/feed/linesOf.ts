import { and, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { prepared } from '../../../database/prepared.ts'
import { feedLines } from '../../../database/schema.ts'
import type { BankAccount, SlipReference } from '../../../services/bank.ts'
import { isTransfer } from '../../banks/sameReference.ts'
import { th } from './th.ts'

/** A transfer that is about to be credited from another source than the feed. */
export type TransferToMatch = {
  account?: BankAccount | undefined
  amount: bigint
  /** Time at which the transfer was sent: the slip's minute, or the range that staff entered. */
  sent: { from: Date; to: Date }
  senderId: string
  reference?: SlipReference | undefined
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
          isTransfer(feedLines, { sendingBank, transRef }),
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

/** Returns the feed lines that match a transfer, locked until the transaction ends. Call this before crediting. */
export const linesOf = (
  tx: Database,
  { account, amount, sent, senderId, reference, isVouched }: TransferToMatch,
) =>
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

/** Marks the first doubtful line of `lines` as credited by this deposit. */
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

/** Returns the minute that contains a time: its start, and the start of the next minute. */
export function minuteOf(at: Date): { from: Date; to: Date } {
  const from = new Date(Math.floor(at.getTime() / 60_000) * 60_000)
  return { from, to: new Date(from.getTime() + 60_000) }
}
