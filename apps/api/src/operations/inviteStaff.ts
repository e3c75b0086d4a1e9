import { and, eq, isNull } from 'drizzle-orm'
import { staff, staffInvitations } from '../database/schema.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { OperationRefused, settledAlready } from '../domain/audit/refused.ts'
import type { Role } from '../services/actor.ts'
import { refuseSamePerson } from './secondApproval.ts'
import { th } from '../domain/audit/th.ts'

const holdsMs = 3 * 86_400_000

export type Invitation = { username: string; roles: readonly Role[]; tokenHash: string }

export async function inviteStaff(doing: OperationContext, { username, roles, tokenHash }: Invitation) {
  const { tx } = doing
  if (!/^[a-z0-9]{3,32}$/.test(username) || roles.length === 0) throw new OperationRefused(th.username)
  const [taken] = await tx.select({ uuid: staff.uuid }).from(staff).where(eq(staff.username, username))
  if (taken) throw new OperationRefused(th.usernameTaken)
  await writeInvitation(doing, { username, roles, tokenHash })
  await record(doing, { act: 'STAFF_INVITED', detail: { username, roles } })
}

/**
 * Invites a person who lost second factor or password to set up both again; replaces an earlier invitation.
 * Throws an OperationRefused for one's own account.
 */
export async function renewStaff(doing: OperationContext, uuid: string, tokenHash: string) {
  const isIt = and(eq(staff.uuid, uuidOf(uuid)), eq(staff.isActive, true))
  const [found] = await doing.tx.select().from(staff).where(isIt)
  if (!found) throw settledAlready()
  const { username, roles } = found
  if (doing.by.name === username) throw new OperationRefused(th.ownRenewal)
  await writeInvitation(doing, { uuid: found.uuid, username, roles, tokenHash })
  await record(doing, { act: 'STAFF_INVITED_AGAIN', subject: found.uuid, detail: { username } })
  return { username }
}

async function writeInvitation(
  { tx, by, now }: OperationContext,
  invitation: Invitation & { uuid?: string },
) {
  await tx.delete(staffInvitations).where(eq(staffInvitations.username, invitation.username))
  await tx.insert(staffInvitations).values({
    ...invitation,
    roles: [...invitation.roles],
    invitedBy: by.name,
    expiresAt: new Date(now.getTime() + holdsMs),
  })
}

export async function withdrawInvitation(doing: OperationContext, uuid: string) {
  const [row] = await doing.tx
    .delete(staffInvitations)
    .where(eq(staffInvitations.uuid, uuidOf(uuid)))
    .returning()
  if (!row) throw settledAlready()
  await record(doing, { act: 'STAFF_INVITATION_WITHDRAWN', detail: { username: row.username } })
}

/**
 * Confirms a staff account. Throws an OperationRefused unless the command line, or another owner than the
 * inviter, does so.
 */
export async function confirmStaff(doing: OperationContext, uuid: string) {
  const { tx, by } = doing
  const isIt = and(eq(staff.uuid, uuidOf(uuid)), isNull(staff.confirmedBy))
  const [found] = await tx.select().from(staff).where(isIt)
  if (!found) throw settledAlready()
  // Refuses the account itself, its creator and accounts that depend on them.
  await refuseSamePerson(doing, found.username)
  await tx.update(staff).set({ confirmedBy: by.name }).where(isIt)
  await record(doing, { act: 'STAFF_CONFIRMED', subject: found.uuid, detail: { username: found.username } })
}
