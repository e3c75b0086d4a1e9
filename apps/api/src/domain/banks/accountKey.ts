import type { BankAccount } from '../../services/bank.ts'

export const accountKey = ({ bankName, bankId }: BankAccount): string => `${bankName}:${bankId}`
