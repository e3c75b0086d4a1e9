import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import { members } from '../database/schema.ts'
import type { Member } from '../request/services.ts'
import type { TransferParty } from './bank.ts'
import { samePerson } from './samePerson.ts'

/** By the index where the mask shows three digits in a row; fewer rule nobody out. */
const withDigits = prepared('members_with_digits', ['bankName', 'digits'], (database, { bankName, digits }) =>
  database
    .select()
    .from(members)
    .where(
      and(
        eq(members.bankName, bankName),
        sql`account_runs(${members.bankName}, ${members.bankId}) @> account_runs(${bankName}, ${digits})`,
      ),
    ),
)

/** The members a masked sender may be: number and name both fit. Only where it is one is the money surely theirs. */
export async function sendersLike(tx: Database, sender: TransferParty): Promise<Member[]> {
  const digits = shownDigits(sender)
  const candidates = await withDigits(tx, { bankName: sender.bankName, digits })
  return candidates.filter((one) => samePerson(sender, one, one.accountName) === 'same')
}

/** The longest run of digits that the mask shows. */
const shownDigits = ({ account }: TransferParty) =>
  account
    .replaceAll(/[^\dxX*]/g, '')
    .split(/\D+/)
    .reduce((longest, run) => (run.length > longest.length ? run : longest), '')
