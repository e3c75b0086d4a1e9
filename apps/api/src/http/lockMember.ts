import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { prepared, uuidIn } from '../database/prepared.ts'
import { members } from '../database/schema.ts'
import { notFound } from './refusals.ts'
import type { Member } from '../services/services.ts'

const lockedMember = prepared('locked_member', ['uuid'], (database, { uuid }) =>
  database.select().from(members).where(eq(members.uuid, uuid)).for('no key update'),
)

/**
 * Locks and returns the member's row, so that changes to one member's money run one after another.
 * Throws a 404 refusal if there is no such member. Lock order, to avoid deadlocks:
 * 1. the member's row, of one member only; a batch of rounds locks several at once, sorted, and skips locked
 *    ones;
 * 2. rows of that member alone: launches, plays, slips, requests, withdrawals;
 * 3. shared rows: feed lines by uuid, then one reward's stock, then a deposit's transfer;
 * 4. ledger accounts, by one `ledger.post`: the database locks them sorted, the house's last;
 * 5. the operation log, by `record`.
 */
export async function lockMember(tx: Database, uuid: string): Promise<Member> {
  // Sent immediately: the caller's later queries run under the lock, even if it does not await.
  const [member] = await lockedMember(tx, { uuid })
  if (!member) throw notFound()
  return member
}

const several = (name: string, config: { skipLocked?: true }) =>
  prepared(name, ['uuids'], (database, { uuids }) =>
    database
      .select()
      .from(members)
      .where(uuidIn(members.uuid, uuids))
      .orderBy(members.uuid)
      .for('no key update', config),
  )
const lockedMembers = several('locked_members', {})
const freeMembers = several('free_members', { skipLocked: true })

/**
 * Locks and returns the rows of several members, without those locked elsewhere. With `mayWait`, waits for
 * locked rows; use this for one member only.
 */
export const lockMembers = (tx: Database, uuids: string[], mayWait: boolean): Promise<Member[]> =>
  (mayWait ? lockedMembers : freeMembers)(tx, { uuids: JSON.stringify(uuids) })
