import type { AxiosProgressEvent } from 'axios'
import { ApiError } from './errors.ts'
import { isRecord } from './isRecord.ts'

/** Size limit (bytes) of an answer. */
export const largestAnswer = 3 * 1024 * 1024

export const refuseTooLong = (text: unknown): unknown => {
  if (typeof text === 'string' && text.length > largestAnswer) throw new ApiError({ kind: 'unreadable' })
  return text
}

/** In a browser, aborts a download above the size limit and returns true. */
export const stopTooLong = ({ loaded, event }: AxiosProgressEvent): boolean => {
  if (loaded <= largestAnswer || typeof XMLHttpRequest === 'undefined') return false
  const target: unknown = event?.target
  if (!(target instanceof XMLHttpRequest)) return false
  target.abort()
  return true
}

/** Returns the answer with its `items` cut to the `limit` of the first input that has one. */
export const cutToLimit = (data: unknown, ...asked: unknown[]): unknown => {
  const limit = asked
    .map((input) => (isRecord(input) ? Number(input['limit']) : Number.NaN))
    .find(Number.isFinite)
  if (limit === undefined || !isRecord(data) || !Array.isArray(data['items'])) return data
  return data['items'].length > limit ? { ...data, items: data['items'].slice(0, limit) } : data
}
