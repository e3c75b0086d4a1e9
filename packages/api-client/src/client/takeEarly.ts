import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import { largestAnswer } from './answerSize.ts'
import { timeout } from './connection.ts'
import type { EarlyCall } from './early.ts'
import { ApiError, Cancelled } from './errors.ts'

/** Maximum age (ms) of an early call whose answer is used. */
const freshFor = 10_000

const nameOf = ({ method, url }: AxiosRequestConfig) => `${method ?? ''} ${url ?? ''}`

/** Returns the time (ms) at which the boot script sent the call; otherwise now. */
export const askedAt = (config: AxiosRequestConfig): number =>
  globalThis.early?.[nameOf(config)]?.at ?? Date.now()

/** Returns the answer to an early call, once; undefined if the call must be sent again. */
export async function takeEarly(
  config: AxiosRequestConfig,
  token: string | null,
): Promise<Pick<AxiosResponse<unknown>, 'status' | 'data' | 'headers'> | undefined> {
  const { data, params, signal } = config
  const name = nameOf(config)
  const call = globalThis.early?.[name]
  if (!call) return undefined
  delete globalThis.early?.[name]
  const body = data === undefined ? undefined : JSON.stringify(data)
  if (params !== undefined || call.token !== token || call.body !== body || Date.now() - call.at > freshFor) {
    call.abort()
    return undefined
  }
  const answer = await answerOf(call, signal)
  // An answer that is too long counts as missing: the call is sent again, and aborted while it downloads.
  if (!answer || answer.text.length > largestAnswer) return undefined
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    data: dataOf(answer.text),
  }
}

/**
 * Waits for the early answer; undefined if the early call failed. Rejects on the call's timeout or abort,
 * counted from when the early call was sent.
 */
const answerOf = (call: EarlyCall, signal: AxiosRequestConfig['signal']) =>
  new Promise<Awaited<EarlyCall['answer']> | undefined>((resolve, reject) => {
    const fail = (why: Error) => {
      end()
      reject(why)
      call.abort()
    }
    const late = () => fail(new ApiError({ kind: 'unavailable', code: 'ECONNABORTED' }))
    const cancel = () => fail(new Cancelled())
    const timer = setTimeout(late, call.at + timeout - Date.now())
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener?.('abort', cancel)
    }
    if (signal?.aborted) cancel()
    else signal?.addEventListener?.('abort', cancel)
    void call.answer
      .catch(() => undefined)
      .then(resolve)
      .finally(end)
  })

const dataOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
