import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { recoveryCodes, secondFactors } from '../../database/schema.ts'

export async function deleteFactor(tx: Database, memberUuid: string) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberUuid, memberUuid))
  const deleted = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.memberUuid, memberUuid))
    .returning({ provenAt: secondFactors.provenAt })
  return deleted.some(({ provenAt }) => provenAt !== null)
}
