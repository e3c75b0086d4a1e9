import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { invalid, Refusal } from '../../http/refusals.ts'
import { t } from './words.ts'
import type { Context } from 'hono'
import type { AppEnv, Member, Services } from '../../services/services.ts'
import { forget, take } from '../../http/throttle.ts'
import { isPassword } from '../../secrets/password.ts'

const guesses = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** Number of characters checked. */
const looked = 24

/** Returns true if a password is found within a million guesses. */
export const isGuessable = (password: string, known: string[]) =>
  guesses.check(password.slice(0, looked), known.flatMap((words) => words.split(/\s+/)).filter(Boolean))
    .score < 2

/**
 * Throws a refusal, shown at the field, if a new password is easily guessed. `known` is data about the member
 * that others know.
 */
export function refuseGuessable(field: string, password: string, known: string[]) {
  if (!isGuessable(password, known)) return
  throw invalid({ [field]: isGuessable(password, []) ? t.guessable : t.guessableOwn })
}

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

export async function refuseWrongPassword(
  services: Services,
  member: Member,
  password: string,
  context: Context<AppEnv>,
) {
  if (await isOwnPassword(services, member, password, context)) return
  throw new Refusal(422_003, { field: 'password' })
}
