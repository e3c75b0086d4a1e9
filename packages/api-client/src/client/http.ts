import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import * as v from 'valibot'
import { cutToLimit, largestAnswer, refuseTooLong, stopTooLong } from './answerSize.ts'
import type { Actor, AnswerOf, Call, Command, Sent } from './call.ts'
import { connection, timeout } from './connection.ts'
import { answerChallenge, isChallenge } from './challenge.ts'
import { ApiError, Cancelled } from './errors.ts'
import { failureOf } from './failureOf.ts'
import { requestHeaders, fillPath } from './headers.ts'
import { isRecord } from './isRecord.ts'
import { loadCode } from './loadCode.ts'
import { endSession, getSession, type Session } from './session.ts'
import { watchCall } from './stalledCalls.ts'
import { askedAt, takeEarly } from './takeEarly.ts'

type FailureListener = (error: ApiError, call: Call) => void
const failureListeners = new Set<FailureListener>()

/** Calls the listener with every failed call, for the app's log. */
export const onFailure = (listener: FailureListener): (() => void) => {
  failureListeners.add(listener)
  return () => failureListeners.delete(listener)
}

/** Error of a command whose session is no longer the current one. */
export const wrongSession = () =>
  new ApiError({ kind: 'signed-out', status: 401001, code: 'ANOTHER_SESSION' })

/** Returns the current session's member; throws `signed-out` without a session. */
export const me = () => {
  const session = getSession()
  if (!session) throw new ApiError({ kind: 'signed-out', status: 401001, code: 'TOKEN_MISSING' })
  return session.user
}

/**
 * Sends a call and returns the answer, checked against the schema; otherwise throws an `ApiError`. If the server
 * demands a proof, asks the member for the proof and repeats the call. Throws `Cancelled` if the call was
 * aborted.
 */
export const send = async <C extends Call>(
  call: C,
  ...[sent]: object extends Sent<C> ? [Sent<C>?] : [Sent<C>]
): Promise<AnswerOf<C>> => {
  try {
    const answer = await sendOnce(call, sent)
    // A late answer for an earlier member must not affect the current one.
    if (getSession() && isOfOtherSession(sent?.by, getSession())) throw wrongSession()
    return answer
  } catch (error) {
    return demanded(error, call, sent)
  }
}

/**
 * Asks the member for the proof that the server demands, then repeats the call with the same key. Throws `error`
 * if no proof is demanded or given.
 */
const demanded = async <C extends Call>(
  error: unknown,
  call: C,
  sent: Loose | undefined,
): Promise<AnswerOf<C>> => {
  // A log-in has no session for a proof: the code is sent with it.
  if (call.keepsSession) throw error
  const challenged = { path: call.path, body: sent?.body }
  if (!(error instanceof ApiError) || !(await answerChallenge(error, { challenged }))) throw error
  try {
    return await sendOnce(call, sent)
  } catch (next) {
    return demanded(next, call, sent)
  }
}

const sendOnce = async <C extends Call>(call: C, sent: Loose | undefined): Promise<AnswerOf<C>> => {
  const session = getSession()
  const token = session?.token ?? null
  if (isOfOtherSession(sent?.command ?? sent?.by, session)) throw wrongSession()
  let isOver: (() => void) | undefined
  try {
    const config = configOf(call, token, sent)
    isOver = watchCall(
      JSON.stringify([config.method, config.url, config.params, config.data]),
      askedAt(config),
    )
    const response = (await takeEarly(config, token)) ?? (await request(config))
    const failure = failureOf(response, call)
    if (failure) throw new ApiError(failure)
    const data = isRecord(response.data) ? response.data['data'] : null
    // The first error suffices: an invalid list may have thousands.
    const answer = v.safeParse(call.answer, cutToLimit(data, sent?.query, sent?.body), { abortEarly: true })
    if (answer.success) return answer.output
    throw new ApiError({ kind: 'unreadable', status: response.status, cause: answer.issues })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === 'signed-out') endRefused(token, error)
    if (!isChallenge(error)) for (const listener of failureListeners) listener(error, call)
    throw error
  } finally {
    isOver?.()
  }
}

/** Refusals that wait for calls which may bring another token. */
const refusedMeanwhile: (() => void)[] = []
let renewals = 0

/**
 * Runs calls that replace the session's token. The server ends the old token before their answer arrives, so a
 * call that is refused meanwhile ends the session only if the token is still the same afterwards.
 */
export const renewSession = async <Answer>(run: () => Promise<Answer>): Promise<Answer> => {
  renewals += 1
  try {
    return await run()
  } finally {
    renewals -= 1
    if (renewals === 0) for (const end of refusedMeanwhile.splice(0)) end()
  }
}

const endRefused = (token: string | null, { status, message }: ApiError) => {
  const end = () => {
    // A late answer to an older session must not end the current one.
    if (getSession()?.token !== token) return
    endSession(status === 403001 || status === 403 ? 'suspended' : 'expired', message)
  }
  if (renewals > 0) refusedMeanwhile.push(end)
  else end()
}

const isOfOtherSession = (by: Actor | undefined, session: Session | null) =>
  by !== undefined && 'member' in by && by.member !== session?.user.uuid

const configOf = (call: Call, token: string | null, sent?: Loose): AxiosRequestConfig => {
  const { adapter, baseUrl, hostname, version } = connection()
  return {
    method: call.method,
    url: fillPath(call.path, (name) => me()[name], sent?.params),
    baseURL: baseUrl,
    timeout,
    maxContentLength: largestAnswer,
    headers: {
      ...requestHeaders({ token, version, hostname }),
      ...(sent?.command && { 'Idempotency-Key': sent.command.key }),
    },
    ...(sent?.query !== undefined && { params: sent.query }),
    ...(sent?.body !== undefined && { data: bodyOf(sent.body) }),
    ...(sent?.signal && { signal: sent.signal }),
    ...(adapter && { adapter }),
    validateStatus: () => true,
  }
}

interface Loose {
  params?: Record<string, string>
  query?: unknown
  body?: unknown
  command?: Command
  by?: Actor
  signal?: AbortSignal | undefined
}

/** Returns a body with a file as a multipart form, any other body unchanged. */
const bodyOf = (body: unknown) => {
  if (!isRecord(body)) return body
  const entries = Object.entries(body).filter(([, value]) => value !== undefined && value !== null)
  if (!entries.some(([, value]) => value instanceof Blob)) return body
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

const request = async (config: AxiosRequestConfig): Promise<AxiosResponse<unknown>> => {
  const axios = await loadCode(() => import('axios'))
  let stopped = false
  try {
    const { transformResponse = [] } = axios.default.defaults
    return await axios.default.request({
      ...config,
      onDownloadProgress: (progress) => {
        stopped ||= stopTooLong(progress)
      },
      transformResponse: [refuseTooLong, ...[transformResponse].flat()],
    })
  } catch (cause) {
    if (axios.isCancel(cause)) throw new Cancelled()
    if (cause instanceof ApiError) throw cause
    const { code = '' } = axios.isAxiosError(cause) ? cause : {}
    if (stopped || code === 'ERR_BAD_RESPONSE') throw new ApiError({ kind: 'unreadable', cause })
    throw new ApiError({ kind: 'unavailable', code, cause })
  }
}
