import type { BankAccount } from './bank.ts'

/** One text for one account, to compare by. */
export const accountKey = ({ bankName, bankId }: BankAccount): string => `${bankName}:${bankId}`
