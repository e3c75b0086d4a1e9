/** A short message to a member's phone. */
export type Message = {
  /** Our id of it: the same id is the same message, sent once. */
  id: string
  /** Ten digits, as registered. */
  phone: string
  text: string
}

export type MessageAnswer =
  | { kind: 'sent' }
  /** It will never be: the number is wrong, or blocked. */
  | { kind: 'refused'; reason: string }
  | { kind: 'unanswered' }

/** Interface to an SMS gateway. `send` may be called again with the same id where no answer came. */
export interface Notifier {
  send(message: Message): Promise<MessageAnswer>
}
