import type { ApiError } from './errors.ts'

/** Asks the member for what a server wants first; true once it was given, and the refused call may go again. */
export type AnswerDemand = (error: ApiError) => Promise<boolean>

let answerer: AnswerDemand | undefined

/** Who asks the member, set by the app. Returns the way to take it back. */
export const answerDemands = (answer: AnswerDemand): (() => void) => {
  answerer = answer
  return () => {
    if (answerer === answer) answerer = undefined
  }
}

/** Nothing was decided about the call: the server wants something of the member first. */
export const isDemand = ({ status }: Pick<ApiError, 'status'>): boolean => Math.floor(status / 1000) === 428

/** Whether the member has given what the server wanted. */
export const answerDemand = async (error: ApiError): Promise<boolean> =>
  isDemand(error) && answerer !== undefined && (await answerer(error))
