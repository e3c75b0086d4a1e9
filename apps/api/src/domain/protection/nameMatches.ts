import { and, eq, isNotNull, ne, notExists, type SQL, type SQLWrapper } from 'drizzle-orm'
import { OperationRefused } from '../audit/refused.ts'
import { th } from '../audit/th.ts'
import { isSameName } from '../banks/samePerson.ts'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { deposits, memberBreaks, members, protectionLog } from '../../database/schema.ts'
import { lockMember } from '../../http/lockMember.ts'
import type { Member } from '../../services/services.ts'
import { breakOf } from './breaks.ts'
import { endPlay } from '../sessions/sessions.ts'
import { writeLog } from './log.ts'
import { unlock } from './unlock.ts'

/** Query for all persons who ever excluded themselves, except this member. */
const othersExcluded = (database: Database, uuid: SQLWrapper | string, isAsked?: SQL) =>
  database
    .selectDistinct({ uuid: members.uuid, username: members.username, accountName: members.accountName })
    .from(memberBreaks)
    .innerJoin(members, eq(members.uuid, memberBreaks.memberUuid))
    .where(and(eq(memberBreaks.kind, 'EXCLUSION'), ne(members.uuid, uuid), isAsked))

const excludedBeforeFirst = prepared('excluded_before_first_deposit', ['uuid'], (database, { uuid }) => {
  const credited = and(eq(deposits.memberUuid, uuid), eq(deposits.status, 'SUCCESS'))
  const earlier = database.select({ uuid: deposits.uuid }).from(deposits).where(credited)
  return othersExcluded(database, uuid, notExists(earlier))
})

/**
 * Returns all persons who ever excluded themselves, except this member. Returns none once a deposit of this
 * member was credited.
 */
export const othersExcludedBeforeFirst = (tx: Database, uuid: string) => excludedBeforeFirst(tx, { uuid })

export type OthersExcluded = Awaited<ReturnType<typeof othersExcludedBeforeFirst>>

async function excludedNameMatches(
  tx: Database,
  { uuid, accountName }: Member,
  now: Date,
  known?: OthersExcluded,
) {
  const others = known ?? (await othersExcluded(tx, uuid))
  const alike = others.filter((other) => isSameName(other.accountName, accountName))
  const found = await Promise.all(
    alike.map(async ({ uuid: other, username }) => ({ username, row: await breakOf(tx, other, now) })),
  )
  return found.flatMap(({ username, row }) => (row?.kind === 'EXCLUSION' ? [{ username, row }] : []))
}

/**
 * Starts a review of a member who has the name of an excluded person. Returns true if the review starts now; a
 * member is reviewed once at most. The member can log in, but deposits stay locked until staff have decided.
 */
export async function flagNameMatch(
  tx: Database,
  member: Member,
  now: Date,
  others?: OthersExcluded,
): Promise<boolean> {
  const excluded = (await excludedNameMatches(tx, member, now, others)).map(({ username }) => username)
  if (excluded.length === 0 || (await wasAsked(tx, member))) return false
  await tx.update(members).set({ reviewSince: now }).where(eq(members.uuid, member.uuid))
  const entry = { memberUuid: member.uuid, by: 'SERVER' as const, detail: { excluded }, at: now }
  await writeLog(tx, { ...entry, act: 'NAMESAKE_REGISTERED' })
  return true
}

async function wasAsked(tx: Database, { uuid }: Member): Promise<boolean> {
  const isIt = and(eq(protectionLog.memberUuid, uuid), eq(protectionLog.act, 'NAMESAKE_REGISTERED'))
  const [asked] = await tx.select({ id: protectionLog.id }).from(protectionLog).where(isIt).limit(1)
  return asked !== undefined
}

/**
 * Ends the review with the decision that the member is another person, and unlocks the money. Returns false if
 * there was no review.
 */
export async function clearNameMatch(tx: Database, uuid: string, now: Date): Promise<boolean> {
  if (!(await endReview(tx, uuid))) return false
  await writeLog(tx, { memberUuid: uuid, act: 'NAMESAKE_CLEARED', by: 'DESK', at: now })
  await unlock(tx, uuid, now)
  return true
}

/**
 * Ends the review with the decision that the member is the excluded person. The member is excluded for the same
 * time, and the return of open games is requested. Returns false if there was no review. Throws an
 * OperationRefused if the other exclusion has ended: then nobody would be excluded.
 */
export async function excludeNameMatch(tx: Database, uuid: string, now: Date): Promise<boolean> {
  const member = await endReview(tx, uuid)
  if (!member) return false
  const excluded = await excludedNameMatches(tx, member, now)
  if (excluded.length === 0) throw new OperationRefused(th.exclusionEnded)
  for (const { row } of excluded) {
    const { kind, startsAt, endsAt } = row
    await tx.insert(memberBreaks).values({ memberUuid: uuid, kind, startsAt, endsAt })
  }
  const detail = { excluded: excluded.map(({ username }) => username) }
  await writeLog(tx, { memberUuid: uuid, act: 'NAMESAKE_EXCLUDED', by: 'DESK', detail, at: now })
  await endPlay(tx, uuid, now)
  return true
}

/** Ends the review of a member and returns the member; undefined if there was no review. */
async function endReview(tx: Database, uuid: string): Promise<Member | undefined> {
  const [found] = await tx.select({ uuid: members.uuid }).from(members).where(eq(members.uuid, uuid))
  if (!found) return undefined
  await lockMember(tx, uuid)
  const [member] = await tx
    .update(members)
    .set({ reviewSince: null })
    .where(and(eq(members.uuid, uuid), isNotNull(members.reviewSince)))
    .returning()
  return member
}
