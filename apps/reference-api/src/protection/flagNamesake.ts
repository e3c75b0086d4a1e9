import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { memberBreaks, members } from '../database/schema.ts'
import type { Member } from '../request/services.ts'
import { breakOf } from './breaks.ts'
import { writeLog } from './log.ts'

/**
 * Who registers under the name of somebody excluded, by another phone and another account, may be another person, as
 * names are shared and phones and accounts are not: they are taken, and a person at the desk looks.
 */
export async function flagNamesake(tx: Database, { uuid, accountName }: Member, now: Date) {
  const alike = await tx
    .selectDistinct({ uuid: members.uuid, username: members.username })
    .from(memberBreaks)
    .innerJoin(members, eq(members.uuid, memberBreaks.memberUuid))
    .where(
      and(eq(memberBreaks.kind, 'EXCLUSION'), eq(members.accountName, accountName), ne(members.uuid, uuid)),
    )
  const excluded: string[] = []
  for (const each of alike)
    if ((await breakOf(tx, each.uuid, now))?.kind === 'EXCLUSION') excluded.push(each.username)
  if (excluded.length === 0) return
  const detail = { excluded }
  await writeLog(tx, { memberUuid: uuid, act: 'NAMESAKE_REGISTERED', by: 'SERVER', detail, at: now })
}
