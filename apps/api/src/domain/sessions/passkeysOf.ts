import type { Passkey } from '@member/api-client'
import { desc, eq, type InferSelectModel } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { passkeys } from '../../database/schema.ts'
import { apiTime } from '../../values/bangkok.ts'

export type PasskeyRow = InferSelectModel<typeof passkeys>

export const passkeysOf = (tx: Database, memberUuid: string): Promise<PasskeyRow[]> =>
  tx.select().from(passkeys).where(eq(passkeys.memberUuid, memberUuid)).orderBy(desc(passkeys.createdAt))

export const hasPasskey = async (tx: Database, memberUuid: string): Promise<boolean> =>
  (await passkeysOf(tx, memberUuid)).length > 0

export const toPasskey = ({ uuid, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  uuid,
  name,
  createdAt: apiTime(createdAt),
  lastUsedAt: lastUsedAt && apiTime(lastUsedAt),
})

export const toKnown = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  type: 'public-key' as const,
  ...(transports.length > 0 && { transports }),
})
