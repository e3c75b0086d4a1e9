import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { staff, staffInvitations } from '../../database/schema.ts'
import { seal, unseal } from '../../secrets/sealed.ts'
import { OperationRefused } from '../../domain/audit/refused.ts'
import { addStaff, setUpAgain } from '../setStaff.ts'
import { th } from '../../domain/audit/th.ts'
import type { Services } from '../../services/services.ts'
import { newSecret, stepOf } from '../../secrets/totp.ts'
import { isGuessable } from '../../domain/sessions/passwordRules.ts'
import { hashPassword } from '../../secrets/password.ts'
import { hashToken } from '../../domain/sessions/signedIn.ts'

const setUpMs = 30 * 60_000
const shortest = 12

/** An account being set up. `token` replaces the token of the link; `secret` is for the authenticator app. */
export type Joining = { username: string; token: string; secret: Uint8Array }

/**
 * Opens an invitation by its link, which works once; returns what the person needs for the set-up. Throws an
 * OperationRefused if the link was used before or is over.
 */
export async function openInvitation(services: Services, linkToken: string): Promise<Joining> {
  const { database, clock, identityKey } = services
  const token = randomBytes(32).toString('base64url')
  const secret = newSecret()
  const isIt = and(
    eq(staffInvitations.tokenHash, hashToken(linkToken)),
    isNull(staffInvitations.secret),
    gt(staffInvitations.expiresAt, clock()),
  )
  const [found] = await database.select().from(staffInvitations).where(isIt)
  if (!found) throw new OperationRefused(th.invitationOver)
  const [opened] = await database
    .update(staffInvitations)
    .set({
      tokenHash: hashToken(token),
      secret: seal(identityKey, secret, { memberUuid: found.uuid, part: 'secret' }),
      expiresAt: new Date(clock().getTime() + setUpMs),
    })
    .where(isIt)
    .returning()
  if (!opened) throw new OperationRefused(th.invitationOver)
  return { username: opened.username, token, secret }
}

export async function joiningOf({ database, clock, identityKey }: Services, token: string) {
  const isIt = and(
    eq(staffInvitations.tokenHash, hashToken(token)),
    isNotNull(staffInvitations.secret),
    gt(staffInvitations.expiresAt, clock()),
  )
  const [found] = await database.select().from(staffInvitations).where(isIt)
  if (!found?.secret) throw new OperationRefused(th.invitationOver)
  const secret = unseal(identityKey, found.secret, { memberUuid: found.uuid, part: 'secret' })
  return { invitation: found, sealed: found.secret, joining: { username: found.username, token, secret } }
}

/** Returns a message if the password is invalid; else undefined. */
function problemOf({ username }: Joining, { password, again }: Wanted) {
  if (password.length < shortest || password.length > 200) return th.passwordShort
  if (isGuessable(password, [username])) return th.passwordGuessable
  return password === again ? undefined : th.passwordsDiffer
}

type Wanted = { password: string; again: string; code: string }

/**
 * Creates the account of an invitation, or sets the account up again; the app's code is used thereby. Returns a message if the input is invalid.
 * Throws an OperationRefused if the invitation is over.
 */
export async function join(services: Services, token: string, wanted: Wanted): Promise<string | undefined> {
  const { database, clock, passwordCost } = services
  const { invitation, sealed, joining } = await joiningOf(services, token)
  const problem = problemOf(joining, wanted)
  if (problem) return problem
  const lastStep = stepOf(joining.secret, wanted.code, clock())
  if (lastStep === undefined) return th.factorCode
  const passwordHash = await hashPassword(wanted.password, passwordCost)
  const { uuid, username, roles, invitedBy, tokenHash } = invitation
  await database.transaction(async (tx) => {
    const [used] = await tx
      .delete(staffInvitations)
      .where(eq(staffInvitations.tokenHash, tokenHash))
      .returning({ uuid: staffInvitations.uuid })
    if (!used) throw new OperationRefused(th.invitationOver)
    const by = { kind: 'STAFF', name: username, roles } as const
    const doing = { tx, by, now: clock() }
    const account = { uuid, passwordHash, secret: sealed, lastStep, invitedBy }
    const [known] = await tx.select({ uuid: staff.uuid }).from(staff).where(eq(staff.uuid, uuid))
    await (known ? setUpAgain(doing, account) : addStaff(doing, { ...account, username, roles }))
  })
  return undefined
}
