import webpush from 'web-push'
import { isPublicEndpoint, publicLookup } from '../domain/messages/publicHost.ts'
import type { PushAnswer, PushSender } from '../services/notifier.ts'
import { createECDH } from 'node:crypto'
import { Agent, request } from 'node:https'

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

export type PushKeys = { publicKey: string; privateKey: string }

/** The server's keys, and the operator's https or mailto address for push services (`subject`). */
type Identified = PushKeys & { subject: string; post: Post }

export const webPush = ({ publicKey, privateKey, subject, post }: Identified): PushSender => ({
  publicKey,
  send: async ({ endpoint, p256dh, auth }, payload, ttlSec) => {
    if (!isPublicEndpoint(endpoint)) return { kind: 'refused', status: 0 }
    const details = detailsOf(() =>
      webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        TTL: ttlSec,
        urgency: 'high',
        vapidDetails: { subject, publicKey, privateKey },
      }),
    )
    if (!details) return { kind: 'refused', status: 0 }
    try {
      const posted = await post(endpoint, details.headers, details.body ?? Buffer.alloc(0))
      return answerOf(posted)
    } catch {
      return { kind: 'unanswered' }
    }
  },
})

function detailsOf(encrypt: () => webpush.RequestDetails) {
  try {
    return encrypt()
  } catch {
    return undefined
  }
}

const longestWaitSec = 3_600

function answerOf({ status, retryAfter }: Posted): PushAnswer {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status !== 429 && status < 500) return { kind: 'refused', status }
  const sec = Number(retryAfter)
  return { kind: 'unanswered', ...(sec > 0 && { retryAfterSec: Math.min(sec, longestWaitSec) }) }
}

export function isPair({ publicKey, privateKey }: PushKeys): boolean {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey, 'base64url')
  return curve.getPublicKey('base64url') === publicKey
}
