import { asc } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { operatorAccounts } from '../../database/schema.ts'
import type { BankAccount } from '../../services/bank.ts'
import { banks } from '@member/banks'

export type PayInAccount = BankAccount & { name: string; isOpen: boolean }

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

export const accountKey = ({ bankName, bankId }: BankAccount): string => `${bankName}:${bankId}`

/** Returns a bank's three-digit code by its short name; "999" if the bank is unknown. */
export const codeOf = (bankName: string): string =>
  banks.find((bank) => bank.short === bankName)?.code ?? '999'

/** Returns a bank's short name by its three-digit code, or the code itself if the bank is unknown. */
export const nameOf = (code: string): string => banks.find((bank) => bank.code === code)?.short ?? code
