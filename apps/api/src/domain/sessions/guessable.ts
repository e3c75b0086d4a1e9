import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { invalid } from '../../http/refusals.ts'
import { t } from './words.ts'

const guesses = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** The time it takes grows with the length, and who begins weakly gains little by going on. */
const looked = 24

/** Found within a million guesses: a common password, a row of keys, a year, or what is known of the member. */
export const isGuessable = (password: string, known: string[]) =>
  guesses.check(password.slice(0, looked), known.flatMap((words) => words.split(/\s+/)).filter(Boolean))
    .score < 2

/** Refuses a new password that is easily guessed, at its field. `known` is what others know of the member. */
export function refuseGuessable(field: string, password: string, known: string[]) {
  if (!isGuessable(password, known)) return
  throw invalid({ [field]: isGuessable(password, []) ? t.guessable : t.guessableOwn })
}
