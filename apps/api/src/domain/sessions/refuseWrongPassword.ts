import type { Context } from 'hono'
import { Refusal } from '../../http/refusals.ts'
import type { AppEnv, Member, Services } from '../../services/services.ts'
import { isOwnPassword } from './passwordRules.ts'

export async function refuseWrongPassword(
  services: Services,
  member: Member,
  password: string,
  context: Context<AppEnv>,
) {
  if (await isOwnPassword(services, member, password, context)) return
  throw new Refusal(422_003, { field: 'password' })
}
