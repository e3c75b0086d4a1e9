import { writeSlipQr } from '@member/banks/thai-qr'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { members, operatorAccounts } from '../../database/schema.ts'
import { codeOf } from '../../domain/banks/accounts.ts'
import type { Bank, BankAccount, BankTransfer, Down, FeedLine } from '../../services/bank.ts'
import { maskAccount, shortenName } from '../../values/maskAccount.ts'
import { sharp } from '../../domain/pictures/sharp.ts'
import { qrModules } from '../../values/qrModules.ts'

const tones: Record<string, string> = { KBANK: '#16a35f', BAY: '#f2c500', SCB: '#4b2a85' }

/** Draws a slip as JPEG, 900 × 1480, like a banking app's: coloured header, card, mini-QR. */
export async function drawSlip(bankName: string, qr: string): Promise<Buffer> {
  const { path, size } = await qrModules(qr)
  const lines = [300, 380, 520, 600, 740, 820, 940, 1000]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1480">
<rect width="900" height="1480" fill="#eef1f5"/><rect width="900" height="470" fill="${tones[bankName] ?? '#1b2430'}"/>
<rect x="40" y="180" width="820" height="1250" rx="32" fill="#fff"/>
${lines.map((y) => `<rect x="90" y="${y}" width="${900 - y / 2}" height="26" fill="#5d6975"/>`).join('')}
<rect x="516" y="1106" width="304" height="304" fill="#fff"/>
<g transform="translate(534 1124) scale(${268 / size})"><path d="${path}" fill="#000" shape-rendering="crispEdges"/></g>
</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()
}

type Switches = {
  slowMinutes: number
  down: boolean
  /** State of the feed: `held` delays lines until the state changes; `off` drops transfers sent meanwhile. */
  feed: 'reference' | 'no-reference' | 'held' | 'off'
}

export type SentTransfer = BankTransfer & {
  uuid: string
  at: Date
  line: FeedLine | undefined
  knownAt: Date
  isTaken: boolean
}

type Books = { transfers: SentTransfer[]; switches: Switches }
const banks = new WeakMap<Database, Books>()

function booksOf(database: Database): Books {
  const books = banks.get(database) ?? {
    transfers: [],
    switches: { slowMinutes: 0, down: false, feed: 'reference' },
  }
  banks.set(database, books)
  return books
}

export function setSwitches(database: Database, changes: Partial<Switches>): void {
  Object.assign(booksOf(database).switches, changes)
}

const down: Down = { kind: 'down', retryAfterSec: 900 }

/** Creates a bank in memory that knows the transfers of `sendTransfer`. */
export function testBank(database: Database, clock: () => Date): Bank {
  const books = booksOf(database)
  return {
    accountName: async (account) =>
      books.switches.down ? down : { kind: 'found', name: await holderOf(database, account) },

    transfer: async ({ sendingBank, transRef }) => {
      if (books.switches.down) return down
      const found = books.transfers.find(
        (one) => one.transRef.toUpperCase() === transRef.toUpperCase() && one.sendingBank === sendingBank,
      )
      if (!found) return { kind: 'not-found' }
      const waitMs = found.knownAt.getTime() - clock().getTime()
      return books.switches.slowMinutes > 0 && waitMs > 0
        ? {
            kind: 'not-yet',
            bankName: found.sender.bankName,
            retryAfterSec: Math.ceil(waitMs / 1000),
          }
        : { kind: 'found', transfer: asReported(found) }
    },

    feed: async (after) => {
      const { switches, transfers } = books
      if (switches.down) return down
      if (switches.feed === 'off') return { kind: 'none' }
      const minutes = Math.ceil(switches.slowMinutes) + 1
      if (switches.feed === 'held') return { kind: 'lines', lines: [], minutes }
      const sorted = transfers.toSorted((one, other) => one.at.getTime() - other.at.getTime())
      const behind = sorted.slice(sorted.findIndex(({ uuid }) => uuid === after) + 1)
      const lines = behind.flatMap(({ line, isTaken }) => (line && !isTaken ? [line] : []))
      return { kind: 'lines', lines: lines.slice(0, 100), minutes }
    },

    taken: async (ids) => {
      for (const one of books.transfers) if (ids.includes(one.uuid)) one.isTaken = true
    },
  }
}

type Sending = { from: BankAccount; to: BankAccount; amount: bigint; at?: Date }

export async function sendTransfer(
  database: Database,
  { from, to, amount, at }: Sending,
  now: Date,
): Promise<SentTransfer> {
  const { transfers, switches } = booksOf(database)
  const party = async ({ bankName, bankId }: BankAccount) => ({
    bankName,
    account: maskAccount(bankId),
    name: shortenName(await holderOf(database, { bankName, bankId })),
  })
  const [uuid, sendingBank, transAt] = [crypto.randomUUID(), codeOf(from.bankName), at ?? now]
  const transRef = `2026111809000BPP${String(nextNumber++).padStart(9, '0')}`
  const line: FeedLine = {
    id: uuid,
    account: to,
    amount,
    at: transAt,
    senderDigits: from.bankId.slice(-4),
    ...(switches.feed !== 'no-reference' && { reference: { sendingBank, transRef } }),
  }
  const sent: SentTransfer = {
    uuid,
    sendingBank,
    transRef,
    amount,
    transAt,
    at: transAt,
    sender: await party(from),
    receiver: await party(to),
    line: switches.feed !== 'off' && (await isOurs(database, to)) ? line : undefined,
    knownAt: new Date(now.getTime() + switches.slowMinutes * 60_000),
    isTaken: false,
  }
  transfers.push(sent)
  return sent
}
let nextNumber = 1

/** Copies a transfer into the feed with each of these references. */
export function repeatLine(database: Database, sent: SentTransfer, references: string[]): void {
  for (const transRef of references) {
    const uuid = crypto.randomUUID()
    const { sendingBank } = sent
    const line = sent.line && { ...sent.line, id: uuid, reference: { sendingBank, transRef } }
    booksOf(database).transfers.push({ ...sent, uuid, transRef, line })
  }
}

export const asReported = ({ sendingBank, transRef, amount, transAt, sender, receiver }: SentTransfer) => ({
  sendingBank,
  transRef,
  amount,
  transAt,
  sender,
  receiver,
})

export const qrOf = ({ sendingBank, transRef }: SentTransfer): string =>
  writeSlipQr({ sendingBank, transRef }) ?? ''

export const slipOf = (sent: SentTransfer): Promise<Buffer> => drawSlip(sent.sender.bankName, qrOf(sent))

const isOurs = async (database: Database, { bankName, bankId }: BankAccount) =>
  (await database.$count(
    operatorAccounts,
    and(eq(operatorAccounts.bankName, bankName), eq(operatorAccounts.bankId, bankId)),
  )) > 0

async function holderOf(database: Database, { bankName, bankId }: BankAccount): Promise<string> {
  const [ours] = await database
    .select()
    .from(operatorAccounts)
    .where(and(eq(operatorAccounts.bankName, bankName), eq(operatorAccounts.bankId, bankId)))
  const [member] = await database
    .select()
    .from(members)
    .where(and(eq(members.bankName, bankName), eq(members.bankId, bankId)))
  return (ours ?? member)?.accountName ?? 'นาย ปกรณ์ วัฒนากุล'
}
