import { invalid } from '../request/refusals.ts'
import type { Member } from '../request/services.ts'
import { isPassword } from './password.ts'
import { t } from './words.ts'

/** Refuses the password of before as the new one, at its field: whoever knew it would get in again. */
export async function refuseSame(field: string, password: string, member: Member, cost: number) {
  if (await isPassword(password, member.passwordHash, cost)) throw invalid({ [field]: t.samePassword })
}
