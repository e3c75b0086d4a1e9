import { sendMessages } from '../domain/messages/sendMessages.ts'
import { sendResetCodes } from '../domain/passwordReset/sendResetCodes.ts'
import type { Services } from '../services/services.ts'
import type { Database } from '../database/database.ts'
import type { Message, Notifier } from '../services/notifier.ts'

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

export async function readMessages(services: Services, phone: string): Promise<string[]> {
  await sendResetCodes(services)
  await sendMessages(services)
  const own = messagesSent(services.database).filter((message) => message.phone === phone)
  return own.map(({ text }) => text)
}
