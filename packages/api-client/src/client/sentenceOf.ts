import { ApiError } from './errors.ts'
import type { FailureStatus, FiguresOf } from './failures/failures.ts'

/** Returns what a member reads of a refusal with these figures, before any call is refused. */
export const sentenceOf = <Status extends FailureStatus>(
  status: Status,
  data: FiguresOf<Status> & Record<string, unknown>,
): string => new ApiError({ kind: 'refused', status, data }).message
