import { startSession } from '@member/api-client/session'
import { aLogin, aMember } from '@member/api-client/testing'
import { sessions } from '../database/schema.ts'
import type { Member, Services } from '../services/services.ts'
import { hashToken } from '../domain/sessions/signedIn.ts'

/** Starts a session of the member on the server and in the client; returns the token. */
export async function signInAs({ database, clock }: Services, member: Member): Promise<string> {
  const token = crypto.randomUUID().repeat(2)
  const expiresAt = new Date(clock().getTime() + 86_400_000)
  // The member stays active.
  const session = {
    memberUuid: member.uuid,
    tokenHash: hashToken(token),
    expiresAt,
    touchedAt: expiresAt,
    createdAt: clock(),
  }
  await database.insert(sessions).values(session)
  const { uuid, name, username } = member
  startSession(aLogin({ token, user: aMember({ uuid, name, user_pass: { username } }) }))
  return token
}
