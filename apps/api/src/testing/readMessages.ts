import { desc, eq } from 'drizzle-orm'
import { simMessages } from '../database/schema.ts'
import { sendMessages } from '../domain/messages/sendMessages.ts'
import { sendResetCodes } from '../domain/passwordReset/sendResetCodes.ts'
import type { Services } from '../services/services.ts'

export async function readMessages(services: Services, phone: string): Promise<string[]> {
  await sendResetCodes(services)
  await sendMessages(services)
  const rows = await services.database
    .select()
    .from(simMessages)
    .where(eq(simMessages.phone, phone))
    .orderBy(desc(simMessages.at))
  return rows.map(({ text }) => text)
}
