/** Push subscription of a browser: endpoint and encryption keys. */
type PushTo = { endpoint: string; p256dh: string; auth: string }

export type PushAnswer =
  | { kind: 'sent' }
  | { kind: 'gone' }
  /** Final: this message will never be sent. */
  | { kind: 'refused'; status: number }
  | { kind: 'unanswered'; retryAfterSec?: number }

export interface PushSender {
  publicKey: string
  send(to: PushTo, payload: string, ttlSec: number): Promise<PushAnswer>
}
