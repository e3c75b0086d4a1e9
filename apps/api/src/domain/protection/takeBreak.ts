import type { TakeBreakRequest } from '@member/api-client'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { memberBreaks } from '../../database/schema.ts'
import { Refusal } from '../../http/refusals.ts'
import { apiTime, day, monthsLater } from '../../values/bangkok.ts'
import { breakOf, toBreak, excludedText } from './breaks.ts'
import { endPlay } from '../sessions/sessions.ts'
import { writeLog } from './log.ts'
import { queueMessage } from '../messages/queueMessage.ts'
import type { Member, Services } from '../../services/services.ts'
import { t } from './words.ts'

type Length = TakeBreakRequest['length']

const ends: Record<Length, (now: Date) => Date | null> = {
  DAY: (now) => new Date(now.getTime() + day),
  WEEK: (now) => new Date(now.getTime() + 7 * day),
  MONTH: (now) => monthsLater(now, 1),
  SIX_WEEKS: (now) => new Date(now.getTime() + 42 * day),
  SIX_MONTHS: (now) => monthsLater(now, 6),
  ONE_YEAR: (now) => monthsLater(now, 12),
  TWO_YEARS: (now) => monthsLater(now, 24),
  FIVE_YEARS: (now) => monthsLater(now, 60),
  FOREVER: () => null,
}
const breaks = new Set<Length>(['DAY', 'WEEK', 'MONTH', 'SIX_WEEKS'])

/**
 * Starts a break or exclusion at once and requests the return of open games. A running break is never shortened,
 * but a longer one may be added. Returns which of both began.
 */
export async function takeBreak(tx: Database, memberUuid: string, length: Length, now: Date) {
  const kind = breaks.has(length) ? ('BREAK' as const) : ('EXCLUSION' as const)
  const endsAt = ends[length](now)
  await tx.insert(memberBreaks).values({ memberUuid, kind, startsAt: now, endsAt })
  const detail = { length, endsAt: endsAt && apiTime(endsAt) }
  const act = kind === 'BREAK' ? 'BREAK_TAKEN' : 'SELF_EXCLUDED'
  await writeLog(tx, { memberUuid, act, by: 'MEMBER', detail, at: now })
  await endPlay(tx, memberUuid, now)
  return kind
}

/**
 * Records that an excluded member asks to return, which takes effect a day later. Throws a refusal before the
 * exclusion's end; does nothing without an exclusion.
 */
export async function askReturn(tx: Database, memberUuid: string, now: Date) {
  const row = await breakOf(tx, memberUuid, now)
  if (row?.kind !== 'EXCLUSION' || row.returnAskedAt) return
  if (row.endsAt === null || row.endsAt > now)
    throw new Refusal(422_607, { message: excludedText(row.endsAt) })
  await tx
    .update(memberBreaks)
    .set({ returnAskedAt: now })
    .where(
      and(
        eq(memberBreaks.memberUuid, memberUuid),
        eq(memberBreaks.kind, 'EXCLUSION'),
        isNull(memberBreaks.returnAskedAt),
      ),
    )
  await writeLog(tx, { memberUuid, act: 'RETURN_ASKED', by: 'MEMBER', at: now })
}

/** Sends an SMS to a member who is now self-excluded, if there is a gateway; none for a break. */
export async function notifyOfExclusion(
  { notifier }: Pick<Services, 'notifier'>,
  tx: Database,
  { uuid: memberUuid, phone }: Pick<Member, 'uuid' | 'phone'>,
  now: Date,
) {
  const { away } = await toBreak(tx, memberUuid, now)
  if (!notifier || away?.kind !== 'EXCLUSION') return
  const text = away.endsAt === null ? t.exclusionBegun : t.exclusionBegunUntil({ end: away.endsAt })
  await queueMessage(tx, { memberUuid, phone, text }, now)
}
