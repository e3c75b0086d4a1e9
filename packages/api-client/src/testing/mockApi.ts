import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { connect } from '../client/connection.ts'
import { isRecord } from '../client/isRecord.ts'
import { type FailureStatus, failures } from '../client/failures/failures.ts'

export interface MockRequest {
  readonly method: string
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

const outcome = Symbol('outcome')

/** An answer of the mock server other than success, from refusal(), unavailable(), never() or reply(). */
export interface Outcome {
  readonly [outcome]: (config: InternalAxiosRequestConfig) => Promise<AxiosResponse>
}

/** Answers of the mock server by call: data, a function of the request, or an Outcome. */
export type MockAnswers = Readonly<Record<string, unknown>>

let answers: MockAnswers = {}
let log: { request: MockRequest; pattern: string | null }[] = []

/**
 * Sets the mock server's answers, and clears its log of calls. Keys are like `'GET /api/deposit'` or
 * `'POST /api/auth/withdraw/:uuid'`.
 */
export const mockApi = (next: MockAnswers): void => {
  answers = next
  log = []
  connect({ adapter, retryDelay: 0 })
}

export const changeMockApi = (changes: MockAnswers): void => {
  answers = { ...answers, ...changes }
}

export const calls = (call?: string): readonly MockRequest[] =>
  log.filter(({ request }) => call === undefined || match(call, request)).map(({ request }) => request)

export const refusal = (
  status: FailureStatus,
  data: Record<string, unknown> | null = null,
  more: { message?: string; code?: string; requestId?: string; retryAfter?: number } = {},
): Outcome => ({
  [outcome]: async (config) =>
    response(
      config,
      Math.floor(status / 1000),
      {
        status,
        code: more.code ?? failures[status].code,
        message: more.message ?? 'refused',
        data,
        requestId: more.requestId ?? '00000000-0000-4000-8000-00000000cafe',
      },
      more.retryAfter === undefined ? {} : { 'retry-after': String(more.retryAfter) },
    ),
})

export const unavailable = (code = 'ERR_NETWORK'): Outcome => ({
  [outcome]: async (config) => {
    const { AxiosError } = await import('axios')
    throw new AxiosError('no network', code, config)
  },
})

/** An answer that never arrives. */
export const never = (): Outcome => ({
  [outcome]: (config) =>
    new Promise((_, reject) => {
      const cancel = async () => reject(new (await import('axios')).CanceledError())
      const { signal } = config
      if (signal?.aborted) void cancel()
      else signal?.addEventListener?.('abort', () => void cancel())
    }),
})

/** An answer that stays pending until `come` resolves it. */
export const later = () => {
  let come!: (answer: unknown) => void
  const answer = new Promise<unknown>((resolve) => {
    come = resolve
  })
  return { answer, come }
}

/** Any HTTP answer, also without the envelope of the contract. */
export const reply = (status: number, body: unknown, headers: Record<string, string> = {}): Outcome => ({
  [outcome]: async (config) => response(config, status, body, headers),
})

const adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
  const [path = '', search] = (config.url ?? '').split('?')
  const plain = {
    method: (config.method ?? 'get').toUpperCase(),
    path,
    params: {},
    query: {
      ...Object.fromEntries(new URLSearchParams(search)),
      ...(isRecord(config.params) && config.params),
    },
    body: typeof config.data === 'string' ? (JSON.parse(config.data) as unknown) : config.data,
    headers: lowerCase(config.headers.toJSON()),
  }
  const pattern = find(plain)
  const request = { ...plain, params: (pattern && match(pattern, plain)) || {} }
  log.push({ request, pattern })
  if (pattern === null) {
    return response(config, 404, {
      status: 404999,
      code: 'NOT_MOCKED',
      message: `ไม่มีคำตอบใน mock API สำหรับ ${plain.method} ${path}`,
      data: null,
    })
  }
  const answer = answers[pattern]
  const given: unknown = await (isFunction(answer) ? answer(request) : answer)
  if (isOutcome(given)) return given[outcome](config)
  return response(config, 200, { status: 200, message: 'success', data: given })
}

const isFunction = (answer: unknown): answer is (request: MockRequest) => unknown =>
  typeof answer === 'function'

const isOutcome = (given: unknown): given is Outcome => isRecord(given) && outcome in given

const find = (request: MockRequest): string | null => {
  const exact = `${request.method} ${request.path}`
  if (exact in answers) return exact
  return Object.keys(answers).find((pattern) => match(pattern, request)) ?? null
}

const match = (pattern: string, { method, path }: MockRequest): Record<string, string> | null => {
  const [verb, route = ''] = pattern.split(' ')
  const wanted = route.split('/')
  const given = path.split('/')
  if (verb !== method || wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(given[at]!)
    else if (part !== given[at]) return null
  }
  return params
}

const lowerCase = (headers: object) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))

const response = (
  config: InternalAxiosRequestConfig,
  status: number,
  data: unknown,
  headers: Record<string, string> = {},
): AxiosResponse => ({ config, status, statusText: '', data, headers })
