import type { Address } from '@member/api-client'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { addresses } from '../../database/schema.ts'

export async function addressOf(tx: Database, memberUuid: string): Promise<Address | null> {
  const [row] = await tx.select().from(addresses).where(eq(addresses.memberUuid, memberUuid))
  if (!row) return null
  const { memberUuid: _, updatedAt: __, ...address } = row
  return address
}
