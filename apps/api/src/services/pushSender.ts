type PushTo = { endpoint: string; p256dh: string; auth: string }

export type PushAnswer =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'refused'; status: number }
  | { kind: 'unanswered'; retryAfterSec?: number }

export interface PushSender {
  publicKey: string
  send(to: PushTo, payload: string, ttlSec: number): Promise<PushAnswer>
}
