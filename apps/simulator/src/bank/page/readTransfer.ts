import { momentOf, satangOf } from '@member/api/values/figures'
import type { BankAccount } from '@member/api/adapter'
import { type AccountDetails, memberAccounts } from '../accounts.ts'

export type Sending = { from: BankAccount; to: BankAccount; amount: bigint; at?: Date }

/** Reads an account from "KBANK 0481907725" or from an object with the same fields. */
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
 * Parses a transfer from a form or JSON; returns an error message if it is invalid.
 * `from` is an account or `{username}` of a member, `to` an account (default: the operator's first open one),
 * `amount` in baht, `at` an earlier time.
 */
export async function readTransfer(
  { database, payInAccounts, clock }: AccountDetails,
  fields: Record<string, unknown>,
): Promise<Sending | { problem: string }> {
  const amount = satangOf(fields['amount'])
  if (!amount) return { problem: 'The amount has to be baht above 0 with at most two decimals.' }
  const from =
    accountIn(fields['otherFrom'] || fields['from']) ?? (await memberAccount(database, fields['from']))
  if (!from) return { problem: 'Choose the sender’s account.' }
  const to =
    accountIn(fields['otherTo'] || fields['to']) ??
    (fields['to'] ? undefined : await ourAccount(payInAccounts))
  if (!to) return { problem: 'Choose the receiver’s account.' }
  const at = momentOf(fields['at'])
  if (fields['at'] && !at) return { problem: 'The time is invalid.' }
  if (at && at > clock()) return { problem: 'A transfer cannot be in the future.' }
  return { from, to, amount, ...(at && { at }) }
}

async function memberAccount(database: AccountDetails['database'], field: unknown) {
  const username = isRecord(field) ? field['username'] : field
  return accountOf((await memberAccounts(database)).find((member) => member.username === username))
}

const ourAccount = async (payInAccounts: AccountDetails['payInAccounts']) =>
  accountOf((await payInAccounts()).find(({ isOpen }) => isOpen))

const accountOf = (held: BankAccount | undefined): BankAccount | undefined =>
  held && { bankName: held.bankName, bankId: held.bankId }
