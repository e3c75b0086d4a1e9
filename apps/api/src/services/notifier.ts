export type Message = {
  /** Idempotency key: one id is sent once. */
  id: string
  /** Ten digits, as registered. */
  phone: string
  text: string
}

export type MessageAnswer =
  | { kind: 'sent' }
  /** Final: the number is wrong or blocked. */
  | { kind: 'refused'; reason: string }
  | { kind: 'unanswered' }

/** Interface to an SMS gateway. `send` may be repeated with the same id if there was no answer. */
export interface Notifier {
  send(message: Message): Promise<MessageAnswer>
}
