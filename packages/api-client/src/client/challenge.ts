import type { PasskeyProof } from './passkeyProof.ts'
import type { ApiError } from './errors.ts'

/** What a member gives in answer to a challenge. */
export interface Given {
  password?: string | undefined
  code?: string | undefined
  /** A passkey's answer, in place of the log-in by password. */
  proof?: PasskeyProof | undefined
}

/** The call that waits for the answer, so that the question can say what it is about. */
export interface Challenged {
  path: string
  body: unknown
}

interface Circumstances {
  /** Takes what was given to the server, where the session is not what does. */
  give?: ((given: Given) => Promise<void>) | undefined
  challenged?: Challenged | undefined
}

/** Asks the member for what a server wants first; true once it was given, and the refused call may go again. */
export type AnswerChallenge = (error: ApiError, of: Circumstances) => Promise<boolean>

let answerer: AnswerChallenge | undefined
let onAnswerer: (() => void) | undefined

/** Time for the part of the app that asks to be loaded. */
const patience = 10_000

/** Sets who asks the member. Returns the way to take it back. */
export const onChallenge = (answer: AnswerChallenge): (() => void) => {
  answerer = answer
  onAnswerer?.()
  return () => {
    if (answerer === answer) answerer = undefined
  }
}

/** A refusal that has decided nothing: the server wants something of the member first, and then the same call again. */
export const isChallenge = ({ status }: Pick<ApiError, 'status'>): boolean =>
  Math.floor(status / 1000) === 428

/** True if the member met the challenge. */
export const answerChallenge: AnswerChallenge = async (error, of) => {
  if (!isChallenge(error)) return false
  // A member who is quick to log in may be challenged before that part has come.
  if (!answerer && of.give) await comes()
  return answerer !== undefined && (await answerer(error, of))
}

const comes = () =>
  new Promise<void>((resolve) => {
    onAnswerer = resolve
    setTimeout(resolve, patience)
  })
