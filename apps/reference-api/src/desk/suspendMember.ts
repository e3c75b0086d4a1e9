import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { launches, members } from '../database/schema.ts'
import { uuidOf } from '../request/uuidOf.ts'
import { endSessions } from '../signIn/sessions.ts'
import { settledAlready } from './deskProblem.ts'

/** Shuts a member out: every session ends at once, and so does every game; what is out in them comes home. */
export async function suspendMember(tx: Database, uuid: string, now: Date) {
  await change(tx, uuid, 'ACTIVE', 'SUSPENDED')
  await endSessions(tx, uuid, now)
  await tx
    .update(launches)
    .set({ status: 'RETURNING', updatedAt: now })
    .where(and(eq(launches.memberUuid, uuid), inArray(launches.status, ['OPENING', 'MOVING', 'OPEN'])))
}

/** Lets a member in again; they log in anew. */
export const unsuspendMember = (tx: Database, uuid: string) => change(tx, uuid, 'SUSPENDED', 'ACTIVE')

async function change(tx: Database, uuid: string, from: 'ACTIVE' | 'SUSPENDED', to: 'ACTIVE' | 'SUSPENDED') {
  const [member] = await tx
    .update(members)
    .set({ status: to })
    .where(and(eq(members.uuid, uuidOf(uuid)), eq(members.status, from)))
    .returning({ uuid: members.uuid })
  if (!member) throw settledAlready()
}
