import type { AxiosProgressEvent } from 'axios'
import { ApiError } from './errors.ts'
import { isRecord } from './isRecord.ts'

/** In bytes. A year of a busy affiliate is 2.6 MB, and takes a cheap phone a second to read and check. */
export const largestAnswer = 3 * 1024 * 1024

/** Gives up a longer answer by its length, before it is parsed. */
export const refuseTooLong = (text: unknown): unknown => {
  if (typeof text === 'string' && text.length > largestAnswer) throw new ApiError({ kind: 'unreadable' })
  return text
}

/** Reads no further than that, and says so: in browsers axios keeps no limit of its own. */
export const stopTooLong = ({ loaded, event }: AxiosProgressEvent): boolean => {
  if (loaded <= largestAnswer || typeof XMLHttpRequest === 'undefined') return false
  const target: unknown = event?.target
  if (!(target instanceof XMLHttpRequest)) return false
  target.abort()
  return true
}

/** The data of an answer, its list cut to what was asked for: what is more is neither checked nor drawn. */
export const cutToLimit = (data: unknown, ...asked: unknown[]): unknown => {
  const limit = asked
    .map((input) => (isRecord(input) ? Number(input['limit']) : Number.NaN))
    .find(Number.isFinite)
  if (limit === undefined || !isRecord(data) || !Array.isArray(data['items'])) return data
  return data['items'].length > limit ? { ...data, items: data['items'].slice(0, limit) } : data
}
