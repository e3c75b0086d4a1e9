import type { BankAccount } from '../../services/bank.ts'

/** Canonical text of a bank account, for comparison. */
export const accountKey = ({ bankName, bankId }: BankAccount): string => `${bankName}:${bankId}`
