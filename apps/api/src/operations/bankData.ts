import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { feedLines, slips } from '../database/schema.ts'
import { fitsAccount } from '../domain/banks/samePerson.ts'
import { isTransfer } from '../domain/banks/sameReference.ts'
import { isVouched } from '../domain/slips/feed/lineOwner.ts'
import { verdictIn, type SlipRow, type SlipRequestRow } from '../domain/slips/storeSlip.ts'
import type { SlipReference } from '../services/bank.ts'
import type { Member } from '../services/services.ts'

/**
 * The bank's data about a transfer. `isOwn` is true if the money went from the member's own account to the
 * operator.
 */
export type BankData = { amount: bigint; isOwn: boolean }

type Sender = Pick<typeof feedLines.$inferSelect, 'senderDigits'>

/** Returns true if the sender's digits in a feed line are the last ones of the member's account. */
export const isFrom = ({ senderDigits }: Sender, { bankId }: Pick<Member, 'bankId'>): boolean =>
  Boolean(senderDigits) && bankId.endsWith(senderDigits ?? '')

/** Returns true if the slip is this member's, for a transfer from the member's account to the operator. */
function isOwnSlip(slip: SlipRow, { uuid, bankName, bankId }: Member): boolean {
  const { checks, sender } = verdictIn(slip)
  const isFromOwn = sender?.bankName === bankName && fitsAccount(sender.account, bankId)
  return slip.memberUuid === uuid && checks.receiver === 'PASS' && isFromOwn
}

/** Returns the transfer that the bank confirmed when the member verified this slip; else undefined. */
export async function slipBankData(
  tx: Database,
  { slipUuid, transRef }: SlipRequestRow,
  member: Member,
): Promise<BankData | undefined> {
  if (!slipUuid) return undefined
  const [slip] = await tx.select().from(slips).where(eq(slips.uuid, slipUuid))
  if (!slip?.amount || !isVouched(transRef, slip)) return undefined
  return { amount: slip.amount, isOwn: isOwnSlip(slip, member) }
}

/**
 * Returns the transfer that the bank reported for a reference, in any slip or in the feed. Undefined if there is
 * none.
 */
export async function transferBankData(
  tx: Database,
  reference: SlipReference,
  member: Member,
): Promise<BankData | undefined> {
  const tried = await tx
    .select()
    .from(slips)
    .where(and(isTransfer(slips, reference), isNotNull(slips.amount)))
  const slip = tried.find((one) => isOwnSlip(one, member)) ?? tried[0]
  if (slip?.amount) return { amount: slip.amount, isOwn: isOwnSlip(slip, member) }
  const [line] = await tx.select().from(feedLines).where(isTransfer(feedLines, reference)).limit(1)
  return line && { amount: line.amount, isOwn: isFrom(line, member) }
}
