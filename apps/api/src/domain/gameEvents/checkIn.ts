import type { CheckIn, GetCheckInAnswer } from '@member/api-client'
import { and, asc, desc, eq, gte, lte, type InferSelectModel } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import { checkIns } from '../../database/schema.ts'
import { violates } from '../../database/failures.ts'
import { refuseOnBreak } from '../protection/breaks.ts'
import { Refusal } from '../../http/refusals.ts'
import type { Member } from '../../services/services.ts'
import { dateOf, startOfMonth, apiTime } from '../../values/bangkok.ts'
import { checkInPoints, CheckInRules, dateAfter, dayOfMonth } from './checkInPoints.ts'
import { runningEvent } from './events.ts'

type Row = InferSelectModel<typeof checkIns>

/** Returns the member's check-ins of this month and today's points; once checked in, also tomorrow's. */
export async function checkInState(tx: Database, member: Member, now: Date): Promise<GetCheckInAnswer> {
  const rules = await rulesOf(tx)
  const date = dateOf(now)
  const rows = await tx
    .select()
    .from(checkIns)
    .where(
      and(
        eq(checkIns.memberUuid, member.uuid),
        gte(checkIns.day, dateOf(startOfMonth(now))),
        lte(checkIns.day, date),
      ),
    )
    .orderBy(asc(checkIns.day))
  const done = rows.find(({ day }) => day === date)
  const value = done?.points ?? checkInPoints(rules, await streakOn(tx, member.uuid, date), date)
  return {
    items: rows.map(toCheckIn),
    today: { date, day: dayOfMonth(date), value, checkedIn: done !== undefined },
    gameLog: done ? gameLogOf(rules, done) : null,
  }
}

/**
 * Checks the member in for the Bangkok day of `now` and pays the points. Throws a refusal on a break or if
 * checked in already.
 */
export async function checkIn(tx: Database, member: Member, order: string, now: Date) {
  await refuseOnBreak(tx, member.uuid, now)
  const rules = await rulesOf(tx)
  const day = dateOf(now)
  const streak = await streakOn(tx, member.uuid, day)
  const row = await write(tx, {
    memberUuid: member.uuid,
    day,
    order,
    streak,
    points: checkInPoints(rules, streak, day),
    createdAt: now,
  })
  await ledger.post(tx, {
    kind: 'check-in',
    member: member.uuid,
    order,
    reference: row.uuid,
    at: now,
    entries: [
      { account: ledger.pointsOf(member.uuid), amount: BigInt(row.points) },
      { account: ledger.loyalty, amount: -BigInt(row.points) },
    ],
  })
  return gameLogOf(rules, row)
}

const rulesOf = async (tx: Database) => v.parse(CheckInRules, (await runningEvent(tx, 'CHECK_IN')).rules)

async function streakOn(tx: Database, memberUuid: string, date: string): Promise<number> {
  const [last] = await tx
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.memberUuid, memberUuid), lte(checkIns.day, dateAfter(date, -1))))
    .orderBy(desc(checkIns.day))
    .limit(1)
  return last?.day === dateAfter(date, -1) ? last.streak + 1 : 1
}

async function write(tx: Database, row: typeof checkIns.$inferInsert): Promise<Row> {
  try {
    // A savepoint, so that a refused row does not abort the command's transaction.
    const [made] = await tx.transaction((savepoint) => savepoint.insert(checkIns).values(row).returning())
    return made!
  } catch (fault) {
    throw violates(fault, 'check_ins_once') ? new Refusal(409_501) : fault
  }
}

const gameLogOf = (rules: CheckInRules, { uuid, points, streak, day }: Row) => ({
  id: uuid,
  gameValue: points,
  gameValueTomorrow: checkInPoints(rules, streak + 1, dateAfter(day, 1)),
})

/** Converts a check-in for the API; `value` and `game_value` are both the points of its day. */
const toCheckIn = ({ uuid, order, day, points, createdAt }: Row): CheckIn => ({
  uuid,
  order,
  json: { day: dayOfMonth(day) },
  value: points,
  game_value: points,
  createdAt: apiTime(createdAt),
})

export async function isCheckedIn(tx: Database, memberUuid: string, now: Date): Promise<boolean> {
  const [row] = await tx
    .select({ uuid: checkIns.uuid })
    .from(checkIns)
    .where(and(eq(checkIns.memberUuid, memberUuid), eq(checkIns.day, dateOf(now))))
  return row !== undefined
}
