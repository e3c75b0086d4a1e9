import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { staff, staffSessions } from '../../database/schema.ts'
import { unseal } from '../../secrets/sealed.ts'
import type { Staff } from '../../services/actor.ts'
import type { Services } from '../../services/services.ts'
import { isPassword } from '../../secrets/password.ts'
import { hashToken } from '../../domain/sessions/signedIn.ts'
import { stepOf } from '../../secrets/totp.ts'
import { count, forget, giveBack, take } from '../../http/throttle.ts'

type StaffTry = {
  username: string
  address: string
  browser: string | undefined
}

const from = ({ username, address }: StaffTry) => `staff:${username}|${address}`
const device = (browser: string) => `staff:${browser}`

/**
 * Counts a sign-in attempt per network, and per name and network; throws a refusal above a limit. Known browsers
 * have their own attempts.
 */
async function takeStaffTry(services: Services, attempt: StaffTry) {
  const { browser, address } = attempt
  if (browser && (await count(services, 'loginDevice', device(browser))).excess <= 1) return
  await take(services, 'staffAddress', address)
  await take(services, 'login', from(attempt))
}

/** Resets the counts of attempts after a successful sign-in. */
async function forgetStaffTries(services: Services, attempt: StaffTry) {
  const { browser, address } = attempt
  if (browser) await forget(services, 'loginDevice', device(browser))
  else await giveBack(services, 'staffAddress', address)
  await forget(services, 'login', from(attempt))
}

/**
 * Counts a code entered with the right password; returns false if there were too many. An account has few
 * attempts, separately for known browsers.
 */
async function mayTryCode(services: Services, staffUuid: string, { browser }: StaffTry) {
  return (await count(services, 'factor', `staff:${staffUuid}|${browser ?? 'new'}`)).excess <= 1
}

const forgetCodes = (services: Services, staffUuid: string, { browser }: StaffTry) =>
  forget(services, 'factor', `staff:${staffUuid}|${browser ?? 'new'}`)

const lifetimeMs = 12 * 3_600_000
/** Time (ms) without activity after which a session is over. */
const idleMs = 30 * 60_000

export type SignIn = {
  username: string
  password: string
  code: string
  userAgent: string
  address: string
  /** Returns the browser's id if this account has signed in there before. */
  browserOf: (staffUuid: string) => Promise<string | undefined>
}

/**
 * Begins a staff session if name, password and an unused code are right; else returns undefined. Returns the
 * token and the account's id. Throws a refusal after too many attempts.
 */
export async function beginStaffSession(services: Services, signIn: SignIn) {
  const { database, clock, hashes, passwordCost, identityKey } = services
  const { username, password, code, userAgent, address } = signIn
  // Malformed input does not count as an attempt.
  if (!username || !password || !/^\d{6}$/.test(code)) return undefined
  const [found] = await database.select().from(staff).where(eq(staff.username, username))
  const browser = found && (await signIn.browserOf(found.uuid))
  const attempt = { username, address, browser }
  await takeStaffTry(services, attempt)
  const turn = { of: `staff:${browser ?? address}`, isKnown: browser !== undefined }
  const isRight = await hashes.run(turn, () => isPassword(password, found?.passwordHash, passwordCost))
  if (!found || !isRight || !found.isActive) return undefined
  if (!(await mayTryCode(services, found.uuid, attempt))) return undefined
  const now = clock()
  const secret = unseal(identityKey, found.secret, { memberUuid: found.uuid, part: 'secret' })
  const lastStep = stepOf(secret, code, now)
  if (lastStep === undefined) return undefined
  // Signs in only to an unchanged account, which may have been deactivated or reset meanwhile.
  const isSame = and(eq(staff.passwordHash, found.passwordHash), eq(staff.isActive, true))
  const token = randomBytes(32).toString('base64url')
  const isFirst = await database.transaction(async (tx) => {
    const [first] = await tx
      .update(staff)
      .set({ lastStep })
      .where(and(eq(staff.uuid, found.uuid), isSame, lt(staff.lastStep, lastStep)))
      .returning({ staffUuid: staff.uuid })
    if (!first) return false
    await tx.insert(staffSessions).values({
      ...first,
      tokenHash: hashToken(token),
      userAgent: userAgent.slice(0, 300),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs),
    })
    return true
  })
  if (!isFirst) return undefined
  await forgetStaffTries(services, attempt)
  await forgetCodes(services, found.uuid, attempt)
  return { token, staffUuid: found.uuid }
}

export async function staffOf({ database, clock }: Services, token: string): Promise<Staff | undefined> {
  const now = clock()
  const isIt = and(
    eq(staffSessions.tokenHash, hashToken(token)),
    gt(staffSessions.expiresAt, now),
    gt(staffSessions.lastSeenAt, new Date(now.getTime() - idleMs)),
  )
  const [session] = await database.update(staffSessions).set({ lastSeenAt: now }).where(isIt).returning()
  if (!session) return undefined
  const [found] = await database
    .select({ username: staff.username, roles: staff.roles })
    .from(staff)
    .where(and(eq(staff.uuid, session.staffUuid), eq(staff.isActive, true)))
  return found && { kind: 'STAFF', name: found.username, roles: found.roles }
}

export const endStaffSession = ({ database }: Services, token: string) =>
  database.delete(staffSessions).where(eq(staffSessions.tokenHash, hashToken(token)))
