import { and, desc, eq } from 'drizzle-orm'
import { findBank } from '@member/banks'
import { writeSlipQr } from '@member/banks/thai-qr'
import type { BankAccount, BankTransfer, Database } from '@member/api/adapter'
import { simTransfers } from '../partnerTables.ts'
import { maskAccount, shortenName } from '@member/api/values/maskAccount'
import { drawSlip } from './slip/drawSlip.ts'
import { holderOf, type AccountDetails } from './accounts.ts'
import { readSwitches } from './switches.ts'
import { randomInt } from 'node:crypto'

const bangkok = (at: Date) => new Date(at.getTime() + 7 * 3_600_000).toISOString()
const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')
const capitals = (count: number) =>
  Array.from({ length: count }, () => String.fromCharCode(65 + randomInt(26))).join('')

function dayOfYear(at: Date): string {
  const [year = '2026', month = '01', day = '01'] = bangkok(at).slice(0, 10).split('-')
  const days =
    (Date.UTC(Number(year), Number(month) - 1, Number(day)) - Date.UTC(Number(year), 0, 0)) / 86_400_000
  return String(days).padStart(3, '0')
}

/** Returns a new transfer reference in the format of the sending bank (three-digit code). */
function transferReference(sendingBank: string, at: Date): string {
  const day = bangkok(at).slice(0, 10).replaceAll('-', '')
  const time = bangkok(at).slice(11, 19).replaceAll(':', '')
  if (sendingBank === '004') return `0${day.slice(2, 4)}${dayOfYear(at)}${time}${capitals(3)}${digits(5)}`
  if (sendingBank === '014') return `${day}${time}${digits(11)}`
  if (sendingBank === '002') return `${digits(4)}${day}${digits(13)}`
  return `${day}${digits(6)}${capitals(2)}${digits(9)}`
}

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
