import { and, eq } from 'drizzle-orm'
import { members } from '../database/schema.ts'
import { endPlay } from '../protection/endPlay.ts'
import { uuidOf } from '../request/uuidOf.ts'
import { endSessions } from '../signIn/sessions.ts'
import { record, type Doing } from './operation.ts'
import { settledAlready } from './refused.ts'

/** Shuts a member out: every session ends at once, and so does every game; what is out in them comes home. */
export async function suspendMember(doing: Doing, uuid: string, why = '') {
  await change(doing, uuid, 'ACTIVE', 'SUSPENDED')
  await endSessions(doing.tx, uuid, doing.now)
  await endPlay(doing.tx, uuid, doing.now)
  await record(doing, { act: 'MEMBER_SUSPENDED', member: uuid, ...(why && { why }) })
}

/** Lets a member in again; they log in anew. */
export async function unsuspendMember(doing: Doing, uuid: string, why = '') {
  await change(doing, uuid, 'SUSPENDED', 'ACTIVE')
  await record(doing, { act: 'MEMBER_UNSUSPENDED', member: uuid, ...(why && { why }) })
}

type Status = 'ACTIVE' | 'SUSPENDED'

async function change({ tx }: Doing, uuid: string, from: Status, to: Status) {
  const [member] = await tx
    .update(members)
    .set({ status: to })
    .where(and(eq(members.uuid, uuidOf(uuid)), eq(members.status, from)))
    .returning({ uuid: members.uuid })
  if (!member) throw settledAlready()
}
