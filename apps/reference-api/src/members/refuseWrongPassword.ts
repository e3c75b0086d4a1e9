import { Refusal } from '../request/refusal.ts'
import type { Member, Services } from '../request/services.ts'
import { forget, take } from '../request/throttle.ts'
import { isPassword } from '../signIn/password.ts'
import { t } from './words.ts'

/** The member's own password, once more. Tries are counted as those of changing it. */
export async function refuseWrongPassword(services: Services, member: Member, password: string) {
  const bucket = `password:${member.uuid}`
  await take(services, 'login', bucket)
  if (!(await isPassword(password, member.passwordHash, services.passwordCost))) {
    throw new Refusal(422_003, 'PASSWORD_WRONG', t.passwordWrong, {
      data: { fields: { password: t.passwordWrong } },
    })
  }
  await forget(services, 'login', bucket)
}
