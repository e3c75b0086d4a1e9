import { asc } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { members, operatorAccounts } from '../../database/schema.ts'
import type { BankAccount } from '../../services/bank.ts'

export type PayInAccount = BankAccount & { name: string; isOpen: boolean }
export type MemberAccount = BankAccount & { name: string; username: string }

export const payInAccounts = (database: Database): Promise<PayInAccount[]> =>
  database
    .select({
      bankName: operatorAccounts.bankName,
      bankId: operatorAccounts.bankId,
      name: operatorAccounts.accountName,
      isOpen: operatorAccounts.isOpen,
    })
    .from(operatorAccounts)
    .orderBy(asc(operatorAccounts.rank))

export const memberAccounts = (database: Database): Promise<MemberAccount[]> =>
  database
    .select({
      bankName: members.bankName,
      bankId: members.bankId,
      name: members.accountName,
      username: members.username,
    })
    .from(members)
    .orderBy(asc(members.createdAt), asc(members.username))
