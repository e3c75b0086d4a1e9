import { and, desc, eq } from 'drizzle-orm'
import { findBank } from '@member/banks'
import { writeSlipQr } from '@member/banks/thai-qr'
import type { BankAccount, BankTransfer, Database } from '@member/api/adapter'
import { simTransfers } from '../partnerTables.ts'
import { maskAccount, shortenName } from '@member/api/values/maskAccount'
import { drawSlip } from './slip/drawSlip.ts'
import { holderOf, type AccountDetails } from './accounts.ts'
import { transferReference } from './reference.ts'
import { readSwitches } from './switches.ts'

export type SimTransfer = typeof simTransfers.$inferSelect

/**
 * Sends `amount` satang, now or at an earlier time.
 * Returns the stored transfer; undefined if one of the accounts does not exist.
 */
export async function sendTransfer(
  given: AccountDetails,
  { from, to, amount, at }: { from: BankAccount; to: BankAccount; amount: bigint; at?: Date },
): Promise<SimTransfer | undefined> {
  const { database } = given
  const now = given.clock()
  const [fromName, toName] = [await holderOf(given, from), await holderOf(given, to)]
  if (!fromName || !toName) return undefined
  const { slowMinutes, feed } = await readSwitches(database)
  const sendingBank = findBank(from.bankName)?.code ?? '999'
  const [transfer] = await database
    .insert(simTransfers)
    .values({
      sendingBank,
      transRef: transferReference(sendingBank, at ?? now),
      fromBankName: from.bankName,
      fromBankId: from.bankId,
      fromName,
      toBankName: to.bankName,
      toBankId: to.bankId,
      toName,
      amount,
      at: at ?? now,
      knownAt: new Date(now.getTime() + slowMinutes * 60_000),
      inFeed: feed !== 'off',
      feedHasReference: feed !== 'no-reference',
    })
    .returning()
  return transfer
}

export const listTransfers = (database: Database, limit = 50): Promise<SimTransfer[]> =>
  database.select().from(simTransfers).orderBy(desc(simTransfers.at)).limit(limit)

export async function findTransfer(
  database: Database,
  { sendingBank, transRef }: { sendingBank?: string; transRef: string },
): Promise<SimTransfer | undefined> {
  const found = await database
    .select()
    .from(simTransfers)
    .where(
      and(
        eq(simTransfers.transRef, transRef),
        sendingBank ? eq(simTransfers.sendingBank, sendingBank) : undefined,
      ),
    )
    .limit(1)
  return found[0]
}

export const asReported = (transfer: SimTransfer): BankTransfer => ({
  sendingBank: transfer.sendingBank,
  transRef: transfer.transRef,
  amount: transfer.amount,
  transAt: transfer.at,
  sender: {
    bankName: transfer.fromBankName,
    account: maskAccount(transfer.fromBankId),
    name: shortenName(transfer.fromName),
  },
  receiver: {
    bankName: transfer.toBankName,
    account: maskAccount(transfer.toBankId),
    name: shortenName(transfer.toName),
  },
})

export const qrOf = ({ sendingBank, transRef }: SimTransfer): string =>
  writeSlipQr({ sendingBank, transRef }) ?? ''

export function slipOf(transfer: SimTransfer, quality?: number): Promise<Buffer> {
  const { sender, receiver } = asReported(transfer)
  const { transRef, amount, at } = transfer
  return drawSlip({ transRef, amount, at, sender, receiver, qr: qrOf(transfer) }, quality)
}
