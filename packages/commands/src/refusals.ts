import { ApiError, familyOf } from '@member/api-client'

/** True if the command may have been executed: no readable answer, a server's error, or in progress. */
export const isUncertain = ({ kind, status }: ApiError) =>
  kind === 'unavailable' ||
  kind === 'unreadable' ||
  (familyOf(status) >= 500 && status !== 500256) ||
  status === 409902

const decided = new Set([400, 404, 409, 422])

/** True for the server's own refusals of a command, which settle its key. */
export const isDecided = ({ status }: ApiError) => status >= 1000 && decided.has(familyOf(status))

/** True if the server has certainly not executed the command, whose key then serves the next press. */
export const isUndecided = ({ kind, status }: ApiError) =>
  kind === 'signed-out' || familyOf(status) === 429 || familyOf(status) === 428

export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError({ kind: 'unreadable', cause: error })
