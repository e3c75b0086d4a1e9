export type Message = {
  /** Id of the message, which is the gateway's idempotency key: one id is sent once. */
  id: string
  /** Phone number of ten digits, as registered. */
  phone: string
  text: string
}

export type MessageAnswer =
  | { kind: 'sent' }
  /** The gateway will not send the message, because the number is wrong or blocked. */
  | { kind: 'refused'; reason: string }
  | { kind: 'unanswered' }

/** Interface to an SMS gateway. Without an answer, `send` is called again with the same id. */
export interface Notifier {
  send(message: Message): Promise<MessageAnswer>
}

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
