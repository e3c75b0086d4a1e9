import { type Call, timeout as usual } from '@member/api-client/contract'
import { Broken } from './verdicts.ts'

/** One question and its answer. */
export interface Exchange {
  /** Method and path. */
  request: string
  status: number
  headers: Headers
  /** What the answer's JSON says; its text where it is none. */
  body: unknown
  /** How long it took. */
  ms: number
}

/** What goes with a call. */
export interface Asking {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  token?: string | undefined
  /** The Idempotency-Key. */
  key?: string
}

export interface Connection {
  baseUrl: string
  /** For the `hostname` header, as the web app sends it. */
  hostname?: string
  /** Milliseconds after which an answer is late; the contract's own unless given. */
  timeout?: number
  fetch?: (request: Request) => Promise<Response>
}

export type Server = ReturnType<typeof serverAt>

/** Asks a server as the web app does, and remembers what was answered. */
export function serverAt({ baseUrl, hostname = '', timeout = usual, fetch = globalThis.fetch }: Connection) {
  const exchanges: Exchange[] = []

  const send = async (method: string, path: string, init: { headers?: object; body?: string } = {}) => {
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
      const url = new URL(`.${path}`, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`)
      const signal = AbortSignal.timeout(timeout)
      const response = await fetch(
        new Request(url, { ...init, headers: { ...init.headers }, method, signal, redirect: 'manual' }),
      )
      const elsewhere = response.headers.get('location')
      if (response.status >= 300 && response.status < 400 && elsewhere)
        throw new Broken(`${request} leads to ${elsewhere}; calls are answered where they are asked`)
      const body = jsonOf(await response.text())
      const ms = performance.now() - started
      return { request, status: response.status, headers: response.headers, body, ms }
    }
    try {
      const exchange = await Promise.race([answered(), late])
      exchanges.push(exchange)
      return exchange
    } catch (error) {
      // A timer may come a little early.
      const ms = isLate ? timeout : performance.now() - started
      exchanges.push({ request, status: 0, headers: new Headers(), body: undefined, ms })
      if (error instanceof Broken) throw error
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

  return { send, ask, exchanges, timeout }
}

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
