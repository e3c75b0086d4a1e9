import type { ChangePasswordRequest } from '@member/api-client'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { members, notices, sessions } from '../../database/schema.ts'
import { queueMessage } from '../messages/queueMessage.ts'
import { Refusal } from '../../http/refusals.ts'
import type { AppEnv, Member, Services } from '../../services/services.ts'
import { stepUpForAccount } from '../sessions/stepUp.ts'
import { refuseGuessable, refuseSame, isOwnPassword } from '../sessions/passwordRules.ts'
import { hashPassword } from '../../secrets/password.ts'
import { beginSession, endSessions } from '../sessions/sessions.ts'
import { apiTime } from '../../values/bangkok.ts'
import { lockMember } from '../../http/lockMember.ts'
import { t } from './words.ts'

const oldPasswordWrong = () => new Refusal(422_002)

/**
 * Sets a new password and starts a new session; all other sessions of the member end. Throws a refusal if the
 * old password is wrong or the new one is unsuitable.
 */
export async function changePassword(
  services: Services,
  member: Member,
  { oldPassword, newPassword }: ChangePasswordRequest,
  context: Context<AppEnv>,
) {
  const { database, clock, hashes, passwordCost } = services
  if (!(await isOwnPassword(services, member, oldPassword, context))) throw oldPasswordWrong()
  refuseGuessable('newPassword', newPassword, [member.username, member.phone, member.name, member.bankId])
  await refuseSame(services, 'newPassword', newPassword, member)
  const turn = { of: member.uuid, isKnown: true }
  const passwordHash = await hashes.run(turn, () => hashPassword(newPassword, passwordCost))
  const now = clock()
  return database.transaction(async (tx) => {
    // Another change may have come between, so that the checked password is no longer current.
    if ((await lockMember(tx, member.uuid)).passwordHash !== member.passwordHash) throw oldPasswordWrong()
    await stepUpForAccount(tx, context, now, { hasPassword: true })
    await tx.update(members).set({ passwordHash }).where(eq(members.uuid, member.uuid))
    const [here] = await tx
      .select()
      .from(sessions)
      .where(eq(sessions.uuid, context.get('sessionUuid')))
    const { token, expiresAt, session } = await beginSession(tx, member.uuid, now, context, {
      deviceHash: here?.deviceHash ?? null,
      factorAt: context.get('factorAt'),
    })
    await endSessions(tx, member.uuid, now, { except: session.uuid })
    await tx.insert(notices).values({
      memberUuid: member.uuid,
      kind: 'security',
      event: 'PASSWORD_CHANGED',
      reference: session.uuid,
      at: now,
    })
    if (services.notifier)
      await queueMessage(tx, { memberUuid: member.uuid, phone: member.phone, text: t.passwordChanged }, now)
    return { token, expiresAt: apiTime(expiresAt) }
  })
}
