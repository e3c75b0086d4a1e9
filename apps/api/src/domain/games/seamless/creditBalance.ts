import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { creditOf } from '../../../database/ledger.ts'
import { accounts } from '../../../database/schema.ts'

export async function creditBalance(tx: Database, memberUuid: string): Promise<bigint> {
  const [account] = await tx
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.id, creditOf(memberUuid)))
  return account?.balance ?? 0n
}
