import { and, eq, sql } from 'drizzle-orm'
import type { BankAccount, TransferParty } from '../../services/bank.ts'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { members } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'

/** True if every visible digit of the masked number matches the account. */
export function fitsAccount(masked: string, bankId: string): boolean {
  const shown = masked.replace(/[^\dxX*]/g, '')
  const digits = bankId.replace(/\D/g, '')
  if (shown.replace(/\D/g, '').length < 3) return false
  if (shown.length === digits.length)
    return Array.from(shown).every((sign, at) => !/\d/.test(sign) || sign === digits[at])
  // Banks mask to different lengths; then the visible run must stand near the end of the account.
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

/** True if each word of the shortened name begins the word at the same place in the full name. */
export function fitsName(partial: string, full: string): boolean {
  const wanted = nameWords(full)
  const given = nameWords(partial).filter(Boolean)
  return given.length > 0 && given.every((word, at) => wanted[at]?.startsWith(word) ?? false)
}

/** True if two names are the same person's apart from titles and spaces, which differ between banks. */
export const isSameName = (one: string, other: string): boolean =>
  nameWords(one).join('') === nameWords(other).join('')

/** Confidence that the masked `party` is `account`, held by `name`. */
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

/** By the index where the mask shows three digits in a row; fewer rule nobody out. */
const withRuns = prepared('members_with_runs', ['bankName', 'runs'], (database, { bankName, runs }) =>
  database
    .select()
    .from(members)
    .where(
      and(
        eq(members.bankName, bankName),
        // Asked as a query, so that the plan does not depend on the digits: it would be made anew for each.
        sql`account_runs(${members.bankName}, ${members.bankId}) @> (select ${runs}::text[])`,
      ),
    ),
)

/** The members a masked sender may be: number and name both fit. Only where it is one is the money surely theirs. */
export async function sendersLike(tx: Database, sender: TransferParty): Promise<Member[]> {
  const { bankName } = sender
  const candidates = await withRuns(tx, { bankName, runs: runsOf(bankName, shownDigits(sender)) })
  return candidates.filter((one) => samePerson(sender, one, one.accountName) === 'same')
}

/** Every three digits in a row with their bank, as the database's `account_runs` has them. */
const runsOf = (bankName: string, digits: string) =>
  Array.from(
    { length: Math.max(0, digits.length - 2) },
    (_, place) => bankName + digits.slice(place, place + 3),
  )

/** The longest run of digits that the mask shows. */
const shownDigits = ({ account }: TransferParty) =>
  account
    .replaceAll(/[^\dxX*]/g, '')
    .split(/\D+/)
    .reduce((longest, run) => (run.length > longest.length ? run : longest), '')
