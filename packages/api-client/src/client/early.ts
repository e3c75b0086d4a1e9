import { requestHeaders, fillPath } from './headers.ts'
import { storedSession } from './storedSession.ts'
import type { Session } from './storedSession.ts'

// The page's boot script is bundled from this file, before any other code: it imports small files only.

export { storedSession }
export type { Session }

export interface EarlyCall {
  token: string | null
  body?: string
  /** Time at which the call was sent (ms, the device's clock). */
  at: number
  abort: () => void
  answer: Promise<{ status: number; headers: Headers; text: string }>
}

declare global {
  var early: Record<string, EarlyCall> | undefined
}

export interface EarlyRequest {
  method: string
  path: string
  body?: Readonly<Record<string, unknown>>
}

export interface EarlyConnection {
  baseUrl: string
  version: string
  hostname: string
  language: string
  session: Session | null
}

/** Sends a call before the app's code is loaded. `send` later uses this answer instead of sending the call again. */
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
  // The failure is handled when the answer is taken over.
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
