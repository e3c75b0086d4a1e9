import { ApiError } from './errors.ts'
import type { FailureStatus, FiguresOf } from './failures/failures.ts'

/** Returns what a member reads of a refusal that no call had yet, with figures if given. */
export const sentenceOf = <Status extends FailureStatus>(
  status: Status,
  data?: FiguresOf<Status> & Record<string, unknown>,
): string => new ApiError({ kind: 'refused', status, data: data ?? null }).message
