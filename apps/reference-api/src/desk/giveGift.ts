import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import * as ledger from '../database/ledger.ts'
import { members } from '../database/schema.ts'
import { violates } from '../database/violates.ts'
import { addPlays } from '../gameEvents/plays.ts'
import { lockMember } from '../members/lockMember.ts'
import { breakOf } from '../protection/breaks.ts'
import { uuidOf } from '../request/uuidOf.ts'
import { countIn, textIn, type Fields } from './action.ts'
import { DeskProblem, settledAlready } from './deskProblem.ts'

/** Gives a member points, or plays of an event; one `key` is one gift. */
export async function giveGift(tx: Database, fields: Fields, now: Date) {
  const { username, what, count, key } = fields
  const [found] = await tx
    .select({ uuid: members.uuid })
    .from(members)
    .where(eq(members.username, textIn(username)))
  if (!found) throw new DeskProblem('No member has this username.')
  const { uuid } = await lockMember(tx, found.uuid)
  if (await breakOf(tx, uuid, now)) throw new DeskProblem('The member is away from play: nothing is given.')
  const gift = { member: uuid, key: uuidOf(textIn(key)) }
  if (what === 'POINTS') return givePoints(tx, gift, countIn(count, 1, 1_000_000), now)
  return givePlays(tx, gift, uuidOf(textIn(what)), countIn(count, 1, 100), now)
}

type Gift = { member: string; key: string }

async function givePoints(tx: Database, { member, key }: Gift, points: number, now: Date) {
  const entries = [
    { account: ledger.pointsOf(member), amount: BigInt(points) },
    { account: ledger.loyalty, amount: -BigInt(points) },
  ]
  try {
    await tx.transaction((savepoint) =>
      ledger.post(savepoint, { kind: 'gift', member, reference: key, at: now, entries }),
    )
  } catch (fault) {
    throw violates(fault, 'ledger_transactions_given_once') ? settledAlready() : fault
  }
}

async function givePlays(tx: Database, { member, key }: Gift, event: string, wanted: number, now: Date) {
  const added = await addPlays(tx, member, event, { source: 'DESK', reference: key }, wanted, now)
  if (added < wanted) throw new DeskProblem('That is more than a member may keep, or it was given already.')
}
