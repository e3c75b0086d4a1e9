import { and, eq, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { members } from '../../database/schema.ts'
import { Refusal } from '../../http/refusals.ts'
import { breakOf } from './breaks.ts'
import { writeLog } from './log.ts'

type Person = { phone: string; bankName: string; bankId: string; name: string }

/**
 * Throws a refusal if the registrant is a member who is excluded, and logs the attempt. Compared are the phone,
 * the bank account, and the name together with the account number.
 */
export async function refuseExcluded(database: Database, person: Person, now: Date) {
  const alike = await database
    .select({ uuid: members.uuid })
    .from(members)
    .where(
      or(
        eq(members.phone, person.phone),
        and(eq(members.bankName, person.bankName), eq(members.bankId, person.bankId)),
        and(eq(members.bankId, person.bankId), eq(members.accountName, person.name)),
      ),
    )
  for (const { uuid } of alike) {
    if ((await breakOf(database, uuid, now))?.kind !== 'EXCLUSION') continue
    await writeLog(database, { memberUuid: uuid, act: 'REGISTRATION_REFUSED', by: 'SERVER', at: now })
    throw new Refusal(409_304)
  }
}
