import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { members } from '../database/schema.ts'
import type { Member } from '../request/services.ts'

/** Takes the member's row: whatever moves one member's money waits here, one after the other. */
export async function lockMember(tx: Database, uuid: string): Promise<Member> {
  const [member] = await tx.select().from(members).where(eq(members.uuid, uuid)).for('update')
  if (!member) throw new Error(`no member ${uuid}`)
  return member
}
