import { type Call, timeout as usual } from '@member/api-client/contract'
import type { Exchange } from './exchange.ts'
import { Broken, NotJudged } from './verdicts.ts'

export interface Asking {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  token?: string | undefined
  key?: string
}

export interface Connection {
  baseUrl: string
  hostname?: string
  timeout?: number
  /** Maximum total wait (ms) after "too many requests"; by default two minutes. */
  patience?: number
  fetch?: (request: Request) => Promise<Response>
}

export type Server = ReturnType<typeof serverAt>

interface Init {
  headers?: object
  body?: string
}

/** Limits up to which a stream is read. */
const beginning = { letters: 65_536, ms: 25_000 }

export function serverAt({
  baseUrl,
  hostname = '',
  timeout = usual,
  patience = 120_000,
  fetch = globalThis.fetch,
}: Connection) {
  const exchanges: Exchange[] = []
  let patienceLeft = patience

  const requestTo = (method: string, path: string, { headers, body }: Init, ms: number) =>
    new Request(new URL(`.${path}`, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`), {
      method,
      headers: { ...headers },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(ms),
      redirect: 'manual',
    })

  /** Sends a request; after "too many requests", waits as the server asks and sends it again. */
  const send = async (method: string, path: string, init: Init = {}): Promise<Exchange> => {
    const exchange = await sendOnce(method, path, init)
    if (exchange.status !== 429) return exchange
    const seconds = Math.max(1, Number(exchange.headers.get('retry-after') ?? Number.NaN))
    // Also true for NaN; a pause of a day is too long.
    if (!(seconds * 1_000 <= patienceLeft)) throw tooOften(exchange)
    patienceLeft -= seconds * 1_000
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    return send(method, path, init)
  }

  const sendOnce = async (method: string, path: string, init: Init) => {
    const request = `${method} ${path}`
    const started = performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLate = false
    const late = new Promise<never>((_, reject) => {
      const said = `${request} was not answered within ${timeout / 1000} s`
      timer = setTimeout(() => {
        isLate = true
        reject(new Broken(said))
      }, timeout)
    })
    const answered = async (): Promise<Exchange> => {
      const response = await fetch(requestTo(method, path, init, timeout))
      const elsewhere = response.headers.get('location')
      if (response.status >= 300 && response.status < 400 && elsewhere)
        throw new Broken(`${request} redirects to ${elsewhere}; calls must be answered without a redirect`)
      const body = jsonOf(await response.text())
      const ms = performance.now() - started
      return { request, status: response.status, headers: response.headers, body, ms }
    }
    try {
      const exchange = await Promise.race([answered(), late])
      exchanges.push(exchange)
      return exchange
    } catch (error) {
      // A timer may fire slightly early.
      const ms = isLate ? timeout : performance.now() - started
      exchanges.push({ request, status: 0, headers: new Headers(), body: undefined, ms })
      if (error instanceof Broken) throw error
      throw new Broken(`${request} was not answered: ${reasonOf(error)}`)
    } finally {
      clearTimeout(timer)
    }
  }

  const begin = async (path: string, token: string) => {
    const request = `GET ${path}`
    const headers = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' }
    const ms = Math.min(timeout, beginning.ms)
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), ms)
    })
    try {
      const response = await Promise.race([fetch(requestTo('GET', path, { headers }, timeout)), late])
      if (!response) throw new Broken(`${request} was not answered within ${ms / 1000} s`)
      if (response.status === 429) throw tooOften({ request, headers: response.headers })
      const text = response.body ? await beginningOf(response.body, late) : ''
      return { status: response.status, type: response.headers.get('content-type') ?? 'no type', text }
    } catch (error) {
      if (error instanceof Broken || error instanceof NotJudged) throw error
      throw new Broken(`${request} was not answered: ${reasonOf(error)}`)
    } finally {
      clearTimeout(timer)
    }
  }

  const ask = ({ method, path }: Pick<Call, 'method' | 'path'>, asking: Asking = {}) => {
    const { params = {}, query = {}, body, token, key } = asking
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    )
    return send(method, search.size > 0 ? `${filled}?${search}` : filled, {
      headers: {
        platform: 'DSK',
        channel: 'web',
        version: 'contract',
        hostname,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(key && { 'Idempotency-Key': key }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  return { send, ask, begin, exchanges, timeout }
}

async function beginningOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, late: Promise<undefined>) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (text.length < beginning.letters && !/\r?\n\r?\n/.test(text)) {
    const piece = await Promise.race([reader.read(), late])
    if (!piece || piece.done) break
    text += piece.value
  }
  await reader.cancel()
  return text
}

const tooOften = ({ request, headers }: Pick<Exchange, 'request' | 'headers'>) =>
  new NotJudged(
    `the server is asked too often: ${request} answered HTTP 429, Retry-After ${headers.get('retry-after') ?? 'missing'}`,
  )

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
