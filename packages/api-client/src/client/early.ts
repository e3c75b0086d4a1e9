import { requestHeaders } from './headers.ts'
import { fillPath } from './path.ts'
import { storedSession } from './storedSession.ts'
import type { Session } from './storedSession.ts'

// The page's boot script is bundled from this file, before any other code: it imports nothing that is not small.

export { storedSession }
export type { Session }

/** A call that the page sent before the app's code was here. */
export interface EarlyCall {
  token: string | null
  /** As sent. */
  body?: string
  /** When, by the device's clock. */
  at: number
  abort: () => void
  answer: Promise<{ status: number; headers: Headers; text: string }>
}

declare global {
  /** By method and path. */
  var early: Record<string, EarlyCall> | undefined
}

/** The call to send: its path in the contract, and a body of plain values. */
export interface EarlyRequest {
  method: string
  path: string
  body?: Readonly<Record<string, unknown>>
}

export interface EarlyConnection {
  /** Server's base URL; empty for the page's own origin. */
  baseUrl: string
  version: string
  hostname: string
  /** Language of the page; its words are not loaded yet. */
  language: string
  session: Session | null
}

/** Sends a call before the app's code is here; `send` takes its answer over instead of asking again. */
export const prefetch = (
  { method, path, body }: EarlyRequest,
  { baseUrl, version, hostname, language, session }: EarlyConnection,
): EarlyCall => {
  const token = session ? session.token : null
  const filled = fillPath(path, (name) => (session ? session.user[name] : ''))
  const text = body && JSON.stringify(body)
  const controller = new AbortController()
  const answer = fetch(baseUrl + filled, {
    method,
    headers: {
      Accept: 'application/json',
      ...(text !== undefined && { 'Content-Type': 'application/json' }),
      ...requestHeaders({ token, version, hostname }),
      'Accept-Language': language,
    },
    signal: controller.signal,
    ...(text !== undefined && { body: text }),
  }).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }))
  // Whoever takes it over hears of its failure; until then nobody does.
  answer.catch(() => undefined)
  const call = {
    token,
    ...(text !== undefined && { body: text }),
    at: Date.now(),
    abort: () => controller.abort(),
    answer,
  }
  globalThis.early = { ...globalThis.early, [`${method} ${filled}`]: call }
  return call
}
