import { and, eq, sql } from 'drizzle-orm'
import type { BankAccount, TransferParty } from '../../services/bank.ts'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { members } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'

/** Returns true if a masked number shows enough digits to be compared. */
const showsEnough = (masked: string) => masked.replace(/\D/g, '').length >= 3

export function fitsAccount(masked: string, bankId: string): boolean {
  const shown = masked.replace(/[^\dxX*]/g, '')
  const digits = bankId.replace(/\D/g, '')
  if (!showsEnough(masked)) return false
  if (shown.length === digits.length)
    return Array.from(shown).every((sign, at) => !/\d/.test(sign) || sign === digits[at])
  // Masks differ in length; the visible digits must be near the end of the account.
  const run = /\d{3,}/.exec(shown)?.[0]
  return run !== undefined && digits.slice(-(run.length + 2)).includes(run)
}

const titles = /^(นางสาว|นาย|นาง|น\.ส\.|ด\.ช\.|ด\.ญ\.|คุณ|mr|mrs|ms|miss)\.?\s*/i

const nameWords = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(titles, '')
    .split(/\s+/)
    .map((word) => word.replace(/[*x.]+$/, ''))

/** Returns true if each word of a shortened name begins the word at the same place in the full name. */
export function fitsName(partial: string, full: string): boolean {
  const wanted = nameWords(full)
  const given = nameWords(partial).filter(Boolean)
  return given.length > 0 && given.every((word, at) => wanted[at]?.startsWith(word) ?? false)
}

/** Returns true if two names are equal apart from titles and spaces. */
export const isSameName = (one: string, other: string): boolean =>
  nameWords(one).join('') === nameWords(other).join('')

export function samePerson(
  party: TransferParty,
  account: BankAccount,
  name: string,
): 'same' | 'doubtful' | 'other' {
  const number = party.bankName === account.bankName && fitsAccount(party.account, account.bankId)
  const person = fitsName(party.name, name)
  if (number && person) return 'same'
  return number || person ? 'doubtful' : 'other'
}

/**
 * Query for members of a bank whose account number contains all given runs of three digits. Without runs, the
 * query returns all members of the bank.
 */
const withRuns = prepared('members_with_runs', ['bankName', 'runs'], (database, { bankName, runs }) =>
  database
    .select()
    .from(members)
    .where(
      and(
        eq(members.bankName, bankName),
        // As a subquery, so that the plan does not depend on the digits and is made once.
        sql`account_runs(${members.bankName}, ${members.bankId}) @> (select ${runs}::text[])`,
      ),
    ),
)

/**
 * Returns the members whose account number and name match a masked sender. The payer is identified only if
 * exactly one matches.
 */
export async function sendersLike(tx: Database, sender: TransferParty): Promise<Member[]> {
  const { bankName, account } = sender
  // It fits nobody, and without digits the query would read all members of the bank.
  if (!showsEnough(account)) return []
  const candidates = await withRuns(tx, { bankName, runs: runsOf(bankName, shownDigits(sender)) })
  return candidates.filter((one) => samePerson(sender, one, one.accountName) === 'same')
}

/** Returns all runs of three consecutive digits, each after the bank's name. */
const runsOf = (bankName: string, digits: string) =>
  Array.from(
    { length: Math.max(0, digits.length - 2) },
    (_, place) => bankName + digits.slice(place, place + 3),
  )

const shownDigits = ({ account }: TransferParty) =>
  account
    .replaceAll(/[^\dxX*]/g, '')
    .split(/\D+/)
    .reduce((longest, run) => (run.length > longest.length ? run : longest), '')
