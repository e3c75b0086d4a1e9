import { requestPasswordResetCall, resetPasswordCall, type ResetPasswordRequest } from '@member/api-client'
import { Hono } from 'hono'
import { passwordResets, members, notices } from '../../database/schema.ts'
import { knownByOf, takeCodeRequest } from '../sessions/codeThrottle.ts'
import { notFound, Refusal } from '../../http/refusals.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { placeholder, hashCode, isCode } from '../../secrets/resetCode.ts'
import { t } from './words.ts'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { lockMember } from '../../http/lockMember.ts'
import { notifyOfAccount } from '../notices/notifyOfAccount.ts'
import { queueMessage } from '../messages/queueMessage.ts'
import { forgetPasskeys } from '../passkeys/notifyOfPasskey.ts'
import { uuidOf } from '../../http/uuidOf.ts'
import { refuseGuessable, refuseSame } from '../sessions/passwordRules.ts'
import { forgetLogin } from '../sessions/loginThrottle.ts'
import { hashPassword } from '../../secrets/password.ts'
import { endSessions } from '../sessions/sessions.ts'

const mostTries = 5

/** Returns the refusal of a code: the same for a wrong, used or expired code and an unknown phone. */
const codeWrong = () => new Refusal(422_004, { field: 'code' })

/**
 * Sets the password with the code sent to the phone, once. All sessions and passkeys of the member end, and so
 * does a block of withdrawals after a disowned log-in.
 */
async function setPasswordByCode(
  services: Services,
  { reset, code, newPassword }: ResetPasswordRequest,
  address: string,
) {
  const { database, clock, hashes, passwordCost } = services
  const member = await memberOfCode(services, uuidOf(reset), code)
  refuseGuessable('newPassword', newPassword, [member.username, member.phone, member.name, member.bankId])
  await refuseSame(services, 'newPassword', newPassword, member)
  const turn = { of: member.uuid, isKnown: true }
  const passwordHash = await hashes.run(turn, () => hashPassword(newPassword, passwordCost))
  const now = clock()
  await database.transaction(async (tx) => {
    const { uuid, phone, withdrawLockedAt } = await lockMember(tx, member.uuid)
    const isUnused = and(eq(passwordResets.uuid, reset), isNull(passwordResets.usedAt))
    const [used] = await tx.update(passwordResets).set({ usedAt: now }).where(isUnused).returning()
    // The phone may have changed since the code was sent.
    if (!used || used.phone !== phone) throw codeWrong()
    await tx.update(members).set({ passwordHash, withdrawLockedAt: null }).where(eq(members.uuid, uuid))
    if (withdrawLockedAt) await notifyOfAccount(tx, uuid, 'WITHDRAWALS_UNLOCKED', now)
    await endSessions(tx, uuid, now)
    await forgetPasskeys(services, tx, { uuid, phone }, now)
    await tx.insert(notices).values({
      memberUuid: uuid,
      kind: 'security',
      event: 'PASSWORD_CHANGED',
      reference: reset,
      at: now,
    })
    await queueMessage(tx, { memberUuid: uuid, phone, text: t.changed }, now)
  })
  // A forgotten password usually causes failed attempts before.
  await forgetLogin(services, { account: member.uuid, address })
}

/** Returns the member of a code; throws a refusal if the code is wrong, used or expired. */
async function memberOfCode({ database, clock, identityKey }: Services, uuid: string, code: string) {
  const isIt = eq(passwordResets.uuid, uuid)
  const [row] = await database
    .update(passwordResets)
    .set({ wrongTries: sql`${passwordResets.wrongTries} + 1` })
    .where(
      and(
        isIt,
        isNull(passwordResets.usedAt),
        gt(passwordResets.endsAt, clock()),
        lt(passwordResets.wrongTries, mostTries),
      ),
    )
    .returning()
  const isRight = isCode(hashCode(identityKey, uuid, code), row?.codeHash ?? null)
  if (!row?.memberUuid || !isRight) throw codeWrong()
  await database
    .update(passwordResets)
    .set({ wrongTries: sql`${passwordResets.wrongTries} - 1` })
    .where(isIt)
  const [member] = await database.select().from(members).where(eq(members.uuid, row.memberUuid))
  if (!member) throw codeWrong()
  return member
}

const validSec = 10 * 60
const resendSec = 60

export function passwordReset(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, requestPasswordResetCall, async ({ database, body, now, context }) => {
    if (!services.notifier) throw notFound()
    const { phone, device } = body
    const address = context.get('address')
    const knownBy = await knownByOf(services, { phone, device, address })
    const endsAt = new Date(now.getTime() + validSec * 1_000)
    const message = t.code({ code: placeholder })
    const isKnown = knownBy !== undefined
    const row = { phone, message, endsAt, isKnown, network: knownBy === 'device' ? null : address }
    return database.transaction(async (tx) => {
      await takeCodeRequest(services, tx, { what: 'reset', phone, address, device, knownBy })
      const [made] = await tx.insert(passwordResets).values(row).returning()
      return { reset: made!.uuid, validSec, resendSec }
    })
  })

  serve(router, services, resetPasswordCall, async ({ body, context }) => {
    await setPasswordByCode(services, body, context.get('address'))
    return null
  })
  return router
}
