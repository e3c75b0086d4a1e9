import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { members } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'
import type { TransferParty } from '../../services/bank.ts'
import { samePerson } from './samePerson.ts'

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
