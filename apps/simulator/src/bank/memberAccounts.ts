import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { BankAccount, BankServices } from '@member/api/adapter'

type MemberAccount = BankAccount & { name: string; username: string }

const Found = v.object({
  rows: v.array(
    v.object({ bankName: v.string(), bankId: v.string(), name: v.string(), username: v.string() }),
  ),
})

/** Returns the accounts of all members, which the simulated bank holds. */
export const memberAccounts = async (database: BankServices['database']): Promise<MemberAccount[]> =>
  v.parse(
    Found,
    await database.execute(sql`
      select bank_name as "bankName", bank_id as "bankId", account_name as name, username
      from members order by created_at, username`),
  ).rows
