import type { AxiosResponse } from 'axios'
import type { Call } from './call.ts'
import { familyOf } from './errors.ts'
import type { Failure, FailureKind } from './errors.ts'
import { isRecord } from './isRecord.ts'
import { serverNow } from './serverClock.ts'

/** HTTP statuses of a timeout, or of a gateway that cannot reach the server. */
const unavailable = new Set([408, 502, 503, 504])

export const failureOf = (
  response: Pick<AxiosResponse<unknown>, 'status' | 'data' | 'headers'>,
  call: Call,
): Failure | null => {
  const body = recordOf(response.data)
  const stated = wholeOf(body?.['status'])
  if (stated === 200) return null
  const status = stated ?? response.status
  const data = recordOf(body?.['data'])
  return {
    kind: kindOf(status, stated !== null, call),
    status,
    code: textOf(body?.['code']) ?? '',
    message: textOf(body?.['message']) ?? undefined,
    data,
    requestId: textOf(body?.['requestId']) ?? textOf(response.headers['x-request-id']),
    retryAfter:
      secondsOf(response.headers['retry-after'], response.headers['date']) ??
      secondsOf(data?.['retryAfterSec']),
  }
}

const kindOf = (status: number, stated: boolean, call: Call): FailureKind => {
  const family = familyOf(status)
  if (unavailable.has(family)) return 'unavailable'
  if (family === 401) return status === 401010 || call.keepsSession ? 'refused' : 'signed-out'
  if (family === 403) return 'signed-out'
  // Without our envelope, or with a status that is no failure, the outcome is unknown.
  return family >= 400 && (stated || family < 500) ? 'refused' : 'unreadable'
}

const recordOf = (value: unknown) => (isRecord(value) ? value : null)

const wholeOf = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) ? value : null)

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Returns the seconds to wait, from a number or a date; null for neither. */
const secondsOf = (value: unknown, sent?: unknown): number | null => {
  if (typeof value !== 'number' && (typeof value !== 'string' || value === '')) return null
  const seconds = Number(value)
  const answeredAt = typeof sent === 'string' ? Date.parse(sent) : serverNow()
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(`${value}`) - answeredAt) / 1000
  return Number.isFinite(wait) ? Math.min(Math.max(Math.ceil(wait), 0), 86_400) : null
}
