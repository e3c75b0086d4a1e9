import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import { within } from '../database/within.ts'
import { members } from '../database/schema.ts'
import { notFound } from './refusals.ts'
import type { Member } from '../services/services.ts'

const lockedMember = prepared('locked_member', ['uuid'], (database, { uuid }) =>
  database.select().from(members).where(eq(members.uuid, uuid)).for('no key update'),
)

/**
 * Takes the member's row: whatever moves one member's money waits here, one after the other.
 *
 * The one order of locks, so that no two transactions wait for each other in a ring:
 * 1. the member's row, and one member's only; a batch of rounds takes its members' at once, sorted, and waits for none;
 * 2. what is that member's alone: launches, plays, slips, requests, withdrawals;
 * 3. what members share: lines of the bank's feed by their uuid, then one thing on the shelf, then a deposit's transfer;
 * 4. the ledger's accounts, by one `ledger.post`: the database takes them sorted, the house's last;
 * 5. the log of operations, by `record`.
 */
export async function lockMember(tx: Database, uuid: string): Promise<Member> {
  // Sent now: what the caller asks next is answered behind the lock, also where it does not await.
  const [member] = await lockedMember(tx, { uuid })
  if (!member) throw notFound()
  return member
}

const several = (name: string, config: { skipLocked?: true }) =>
  prepared(name, ['uuids'], (database, { uuids }) =>
    database
      .select()
      .from(members)
      .where(within(members.uuid, uuids))
      .orderBy(members.uuid)
      .for('no key update', config),
  )
const lockedMembers = several('locked_members', {})
const freeMembers = several('free_members', { skipLocked: true })

/** Takes the rows of several members, without those that are held elsewhere unless it `mayWait` (then: of one). */
export const lockMembers = (tx: Database, uuids: string[], mayWait: boolean): Promise<Member[]> =>
  (mayWait ? lockedMembers : freeMembers)(tx, { uuids: JSON.stringify(uuids) })
