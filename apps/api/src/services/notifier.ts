export type Message = {
  /** Id of the message, the idempotency key: one id is sent once. */
  id: string
  /** Phone number of ten digits, as registered. */
  phone: string
  text: string
}

export type MessageAnswer =
  | { kind: 'sent' }
  /** The gateway refused finally: the number is wrong or blocked. */
  | { kind: 'refused'; reason: string }
  | { kind: 'unanswered' }

/** Interface to an SMS gateway; without an answer, `send` may be repeated with the same id. */
export interface Notifier {
  send(message: Message): Promise<MessageAnswer>
}
