import type { PasskeyProof } from './passkeyProof.ts'
import type { ApiError } from './errors.ts'

export interface Given {
  password?: string | undefined
  code?: string | undefined
  proof?: PasskeyProof | undefined
}

/** The refused call, by which the dialog can name the purpose of the proof. */
export interface Challenged {
  path: string
  body: unknown
}

interface Circumstances {
  /** Sends a log-in's proof to the server. Without `give`, the proof confirms the session. */
  give?: ((given: Given) => Promise<void>) | undefined
  challenged?: Challenged | undefined
}

/** Asks the member for the demanded proof. Resolves to true if the refused call can be repeated. */
export type AnswerChallenge = (error: ApiError, of: Circumstances) => Promise<boolean>

let answerer: AnswerChallenge | undefined
/** Continues the challenges that wait for the code that asks for a proof. */
const waiting = new Set<() => void>()

/** Longest wait (ms) for the code that asks for a proof. */
const patience = 10_000

/** Registers the function that asks the member for a proof. Returns an unregister function. */
export const onChallenge = (answer: AnswerChallenge): (() => void) => {
  answerer = answer
  waiting.forEach((resolve) => resolve())
  waiting.clear()
  return () => {
    if (answerer === answer) answerer = undefined
  }
}

/** True for a refusal that demands a proof (428). After the proof, the same call may be repeated. */
export const isChallenge = ({ status }: Pick<ApiError, 'status'>): boolean =>
  Math.floor(status / 1000) === 428

export const answerChallenge: AnswerChallenge = async (error, of) => {
  if (!isChallenge(error)) return false
  // A member who logs in quickly may be challenged before that code has loaded.
  if (!answerer && of.give) await comes()
  return answerer !== undefined && (await answerer(error, of))
}

const comes = () =>
  new Promise<void>((resolve) => {
    waiting.add(resolve)
    setTimeout(resolve, patience)
  })
