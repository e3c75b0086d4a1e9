import type { Database } from '../../database/database.ts'
import type { Message, Notifier } from '../../services/notifier.ts'

const phones = new WeakMap<Database, Message[]>()

export function messagesSent(database: Database): Message[] {
  const messages = phones.get(database) ?? []
  phones.set(database, messages)
  return messages
}

export function testNotifier(database: Database): Notifier {
  const messages = messagesSent(database)
  return {
    send: async (message) => {
      if (!messages.some(({ id }) => id === message.id)) messages.unshift(message)
      return { kind: 'sent' }
    },
  }
}
