import { and, ne } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { deposits } from '../../database/schema.ts'
import type { SlipReference } from '../../services/bank.ts'
import { isTransfer } from '../banks/sameReference.ts'

/** Returns the deposit already credited for a transfer, if there is one. */
export async function depositOf(database: Database, transfer: SlipReference) {
  const isIt = and(isTransfer(deposits, transfer), ne(deposits.status, 'REJECTED'))
  const [deposit] = await database.select().from(deposits).where(isIt)
  return deposit
}
