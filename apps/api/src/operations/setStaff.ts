import { and, arrayContains, eq, ne } from 'drizzle-orm'
import { staff, staffInvitations, staffSessions } from '../database/schema.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { OperationRefused, settledAlready } from '../domain/audit/refused.ts'
import type { Role } from '../services/actor.ts'
import { th } from '../domain/audit/th.ts'

export type NewStaff = {
  uuid: string
  username: string
  roles: readonly Role[]
  passwordHash: string
  secret: Uint8Array
  /** Time step of the code that proved the secret, which signs nobody in. */
  lastStep?: number
  invitedBy?: string | undefined
}

type SetUpAgain = Pick<NewStaff, 'uuid' | 'passwordHash' | 'secret' | 'lastStep'> & { invitedBy: string }

/** Returns who created or confirmed a new account. */
const madeBy = ({ by }: OperationContext, invitedBy: string | undefined) =>
  by.kind === 'STAFF' ? { createdBy: invitedBy ?? by.name } : { confirmedBy: by.name }

export async function addStaff(doing: OperationContext, { roles, invitedBy, ...wanted }: NewStaff) {
  if (!/^[a-z0-9]{3,32}$/.test(wanted.username) || roles.length === 0) throw new OperationRefused(th.username)
  const [row] = await doing.tx
    .insert(staff)
    .values({ ...wanted, roles: [...roles], createdAt: doing.now, ...madeBy(doing, invitedBy) })
    .onConflictDoNothing()
    .returning({ uuid: staff.uuid })
  if (!row) throw new OperationRefused(th.usernameTaken)
  await record(doing, {
    act: 'STAFF_ADDED',
    subject: row.uuid,
    detail: { username: wanted.username, roles, ...(invitedBy && { invitedBy }) },
  })
}

/** Replaces password and second factor of an account, and ends its sessions. */
export async function setUpAgain(
  doing: OperationContext,
  { uuid, passwordHash, secret, lastStep, invitedBy }: SetUpAgain,
) {
  const { tx, now } = doing
  const [row] = await tx
    .update(staff)
    .set({ passwordHash, secret, lastStep, createdBy: invitedBy, confirmedBy: null, createdAt: now })
    .where(and(eq(staff.uuid, uuid), eq(staff.isActive, true)))
    .returning({ username: staff.username })
  if (!row) throw new OperationRefused(th.invitationOver)
  const sessions = await endSessions(tx, uuid)
  const detail = { username: row.username, invitedBy, sessions }
  await record(doing, { act: 'STAFF_SET_UP_AGAIN', subject: uuid, detail })
}

async function endSessions(tx: OperationContext['tx'], uuid: string) {
  const ended = await tx
    .delete(staffSessions)
    .where(eq(staffSessions.staffUuid, uuid))
    .returning({ tokenHash: staffSessions.tokenHash })
  return ended.length
}

/**
 * Deactivates or reactivates a staff account. Deactivation ends its sessions and links at once; the last owner
 * cannot be deactivated.
 */
export async function setStaffActive(doing: OperationContext, uuid: string, isActive: boolean) {
  const { tx } = doing
  const isIt = eq(staff.uuid, uuidOf(uuid))
  // Locks invitations before the account, in the same order as `join`.
  if (!isActive) await tx.delete(staffInvitations).where(eq(staffInvitations.uuid, uuidOf(uuid)))
  const owners = await tx
    .select({ uuid: staff.uuid })
    .from(staff)
    .where(and(eq(staff.isActive, true), arrayContains(staff.roles, ['owner']), ne(staff.uuid, uuidOf(uuid))))
    .for('update')
  if (!isActive && owners.length === 0) throw new OperationRefused(th.lastOwner)
  const [row] = await tx
    .update(staff)
    .set({ isActive })
    .where(and(isIt, ne(staff.isActive, isActive)))
    .returning({ uuid: staff.uuid, username: staff.username })
  if (!row) throw settledAlready()
  if (!isActive) await endSessions(tx, row.uuid)
  await record(doing, { act: 'STAFF_SET', subject: row.uuid, detail: { username: row.username, isActive } })
}

export async function endStaffSessions(doing: OperationContext, uuid: string) {
  const sessions = await endSessions(doing.tx, uuidOf(uuid))
  if (sessions === 0) throw settledAlready()
  await record(doing, { act: 'STAFF_SESSIONS_ENDED', subject: uuid, detail: { sessions } })
}
