import { invalid } from '../../http/refusals.ts'
import type { Member, Services } from '../../services/services.ts'
import { isPassword } from '../../secrets/password.ts'
import { t } from './words.ts'

/** Throws a refusal, shown at the field, if the new password is the current one. */
export async function refuseSame(
  { hashes, passwordCost }: Services,
  field: string,
  password: string,
  { uuid, passwordHash }: Member,
) {
  const isSame = () => isPassword(password, passwordHash, passwordCost)
  if (await hashes.run({ of: uuid, isKnown: true }, isSame)) throw invalid({ [field]: t.samePassword })
}
