import type { Context } from 'hono'
import type { AppEnv, Member, Services } from '../../services/services.ts'
import { forget, take } from '../../http/throttle.ts'
import { isPassword } from '../../secrets/password.ts'

/** Returns true if the password is the member's; throws a refusal after too many attempts. */
export async function isOwnPassword(
  services: Services,
  { uuid, passwordHash }: Member,
  password: string,
  context: Context<AppEnv>,
) {
  const { hashes, passwordCost } = services
  const bucket = `password:${uuid}|${context.get('place')}`
  await take(services, 'login', bucket)
  const isRight = await hashes.run({ of: uuid, isKnown: true }, () =>
    isPassword(password, passwordHash, passwordCost),
  )
  if (isRight) await forget(services, 'login', bucket)
  return isRight
}
