import { Agent, request } from 'node:https'
import { publicLookup } from '../domain/messages/publicHost.ts'

export type Posted = { status: number; retryAfter: string | undefined }
export type Post = (endpoint: string, headers: Record<string, string>, body: Buffer) => Promise<Posted>

/**
 * Returns a function that posts over https to a public host, and rejects after `patienceMs`. Redirects are not
 * followed.
 */
export const postBy =
  (agent = new Agent({ keepAlive: true, lookup: publicLookup() }), patienceMs = 8_000): Post =>
  (endpoint, headers, body) =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(patienceMs)
      const sent = request(endpoint, { method: 'POST', headers, agent, signal }, (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
      })
      sent.once('error', reject)
      sent.end(body)
    })
