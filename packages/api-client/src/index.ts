export {
  anyone,
  type Actor,
  type AnswerOf,
  type Call,
  type Command,
  type Sent,
  newCommand,
} from './client/call.ts'
export { connect } from './client/connection.ts'
export { deviceId } from './deviceId.ts'
export type { Connection } from './client/connection.ts'
export * from './endpoints.ts'
export {
  ApiError,
  Cancelled,
  familyOf,
  fieldErrorsOf,
  messageOf,
  type FailureKind,
  sentenceOf,
  orNull,
} from './client/errors.ts'
export type { Feature } from './calls.ts'
export { fieldMessages } from './fieldMessages.ts'
export { onFailure, renewSession, wrongSession } from './client/http.ts'
export { hasZeros, workText } from './client/loginWork.ts'
export { newQueryClient, shownProps } from './newQueryClient.ts'
export { settledDepositAtom, settledWithdrawalAtom, heldCreditAtom } from './shownMoney.ts'
export { actorAtom, isOwnSession, memberOf } from './sessionScope.ts'
export { identityAtom } from './identityAtom.ts'
export { memberAtom } from './memberAtom.ts'
export { depositLimitAtom, isPlayShutAtom, limitsAtom, playLimitAtom } from './limitsAtom.ts'
export { platform, type Platform } from './client/headers.ts'
export { retryAll } from './retryAll.ts'
export { backoff } from './backoff.ts'
export { stalledCalls } from './client/stalledCalls.ts'
export { infiniteQueryAtom, isAwaited, queryAtom, queryClientAtom } from './queryAtom.ts'
export type { DefinedInfiniteQueryAtom, DefinedQueryAtom, InfiniteQueryAtom, QueryAtom } from './queryAtom.ts'
export { settingQueryAtom, watchSetting } from './settingQuery.ts'
export { specificationLevels } from './specificationLevels.ts'
export { isChallenge, onChallenge } from './client/challenge.ts'
export type { AnswerChallenge, Challenged, Given } from './client/challenge.ts'
