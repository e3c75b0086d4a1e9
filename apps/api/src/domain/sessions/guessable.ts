import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { invalid } from '../../http/refusals.ts'
import { t } from './words.ts'

const guesses = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** Number of characters checked: the time grows with it, and a weak start is rarely saved by its end. */
const looked = 24

/** True if found within a million guesses: a common password, a keyboard row, a year or member data. */
export const isGuessable = (password: string, known: string[]) =>
  guesses.check(password.slice(0, looked), known.flatMap((words) => words.split(/\s+/)).filter(Boolean))
    .score < 2

/**
 * Refuses an easily guessed new password, at its field.
 * `known` is data about the member that others know.
 */
export function refuseGuessable(field: string, password: string, known: string[]) {
  if (!isGuessable(password, known)) return
  throw invalid({ [field]: isGuessable(password, []) ? t.guessable : t.guessableOwn })
}
