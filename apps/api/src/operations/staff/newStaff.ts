import { randomBytes } from 'node:crypto'
import { seal } from '../../secrets/sealed.ts'
import type { NewStaff } from '../setStaff.ts'
import type { Role } from '../../services/actor.ts'
import type { Services } from '../../services/services.ts'
import { hashPassword } from '../../secrets/password.ts'
import { newSecret, secretAddress } from '../../secrets/totp.ts'

export async function newStaff(
  { identityKey, passwordCost }: Pick<Services, 'identityKey' | 'passwordCost'>,
  username: string,
  roles: readonly Role[],
): Promise<{ account: NewStaff; password: string; address: string }> {
  const uuid = crypto.randomUUID()
  const password = randomBytes(12).toString('base64url')
  const secret = newSecret()
  return {
    account: {
      uuid,
      username,
      roles,
      passwordHash: await hashPassword(password, passwordCost),
      secret: seal(identityKey, secret, { memberUuid: uuid, part: 'secret' }),
    },
    password,
    address: secretAddress(secret, 'Member back office', username),
  }
}
