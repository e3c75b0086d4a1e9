import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { invalid } from '../../http/refusals.ts'
import { t } from './words.ts'

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
