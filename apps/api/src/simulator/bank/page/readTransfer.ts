import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { members, operatorAccounts } from '../../../database/schema.ts'
import { momentOf, satangOf } from '../../../values/figures.ts'
import type { BankAccount } from '../../../services/bank.ts'

export type Sending = { from: BankAccount; to: BankAccount; amount: bigint; at?: Date }

/** "KBANK 0481907725", or the same as an object. */
function accountIn(field: unknown): BankAccount | undefined {
  const text = typeof field === 'string' ? field : ''
  const parts = /^([A-Za-z]{2,8})[\s:]+([\d\s-]{10,25})$/.exec(text.trim())
  const { bankName = parts?.[1], bankId = parts?.[2] } = (
    isRecord(field) ? field : {}
  ) as Partial<BankAccount>
  return bankName && bankId
    ? { bankName: bankName.toUpperCase(), bankId: bankId.replaceAll(/\D/g, '') }
    : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Parses a transfer from a form or JSON; returns an error message if invalid. `from` is an account or
 * `{username}` of a member, `to` an account (default: the operator's first open one), `amount` in baht, `at` an
 * earlier moment.
 */
export async function readTransfer(
  database: Database,
  fields: Record<string, unknown>,
  now: Date,
): Promise<Sending | { problem: string }> {
  const amount = satangOf(fields['amount'])
  if (!amount) return { problem: 'The amount has to be baht above 0 with at most two decimals.' }
  const from =
    accountIn(fields['otherFrom'] || fields['from']) ?? (await memberAccount(database, fields['from']))
  if (!from) return { problem: 'Choose the account it comes from.' }
  const to =
    accountIn(fields['otherTo'] || fields['to']) ?? (fields['to'] ? undefined : await ourAccount(database))
  if (!to) return { problem: 'Choose the account it goes to.' }
  const at = momentOf(fields['at'])
  if (fields['at'] && !at) return { problem: 'The time is none.' }
  if (at && at > now) return { problem: 'A transfer cannot be in the future.' }
  return { from, to, amount, ...(at && { at }) }
}

async function memberAccount(database: Database, field: unknown): Promise<BankAccount | undefined> {
  const username = isRecord(field) ? field['username'] : field
  if (typeof username !== 'string' || username === '') return undefined
  const [member] = await database.select().from(members).where(eq(members.username, username))
  return member && { bankName: member.bankName, bankId: member.bankId }
}

async function ourAccount(database: Database): Promise<BankAccount | undefined> {
  const [account] = await database
    .select()
    .from(operatorAccounts)
    .where(eq(operatorAccounts.isOpen, true))
    .orderBy(asc(operatorAccounts.rank))
    .limit(1)
  return account && { bankName: account.bankName, bankId: account.bankId }
}
