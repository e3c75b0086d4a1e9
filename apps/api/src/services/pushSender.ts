/** Where a browser takes messages, and the keys that it reads them with. */
type PushTo = { endpoint: string; p256dh: string; auth: string }

export type PushAnswer =
  | { kind: 'sent' }
  /** The browser takes none any more. */
  | { kind: 'gone' }
  /** This message will never be sent. */
  | { kind: 'refused'; status: number }
  | { kind: 'unanswered'; retryAfterSec?: number }

/** Sends messages to browsers by Web Push (RFC 8030). */
export interface PushSender {
  /** In base64url; subscriptions are made with it. */
  publicKey: string
  send(to: PushTo, payload: string, ttlSec: number): Promise<PushAnswer>
}
