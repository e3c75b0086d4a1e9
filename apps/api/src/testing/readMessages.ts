import { sendMessages } from '../domain/messages/sendMessages.ts'
import { sendResetCodes } from '../domain/passwordReset/sendResetCodes.ts'
import type { Services } from '../services/services.ts'
import { messagesSent } from './partners/phones.ts'

export async function readMessages(services: Services, phone: string): Promise<string[]> {
  await sendResetCodes(services)
  await sendMessages(services)
  const own = messagesSent(services.database).filter((message) => message.phone === phone)
  return own.map(({ text }) => text)
}
