import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { members } from '../database/schema.ts'
import { uuidOf } from '../request/uuidOf.ts'
import { endSessions } from '../signIn/sessions.ts'
import { settledAlready } from './deskProblem.ts'

/** Shuts a member out: every session ends at once. Their money stays where it is. */
export async function suspendMember(tx: Database, uuid: string, now: Date) {
  await change(tx, uuid, 'ACTIVE', 'SUSPENDED')
  await endSessions(tx, uuid, now)
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
