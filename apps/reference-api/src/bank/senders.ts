import { and, eq, like } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { members } from '../database/schema.ts'
import type { Member } from '../request/services.ts'
import type { TransferParty } from './bank.ts'
import { samePerson } from './samePerson.ts'

/** The members a masked sender may be: number and name both fit. Only where it is one is the money surely theirs. */
export async function sendersLike(tx: Database, sender: TransferParty): Promise<Member[]> {
  const candidates = await tx
    .select()
    .from(members)
    .where(and(eq(members.bankName, sender.bankName), like(members.bankId, `%${shownDigits(sender)}%`)))
  return candidates.filter((one) => samePerson(sender, one, one.accountName) === 'same')
}

/** The longest run of digits that the mask shows. */
const shownDigits = ({ account }: TransferParty) =>
  account
    .replaceAll(/[^\dxX*]/g, '')
    .split(/\D+/)
    .reduce((longest, run) => (run.length > longest.length ? run : longest), '')
