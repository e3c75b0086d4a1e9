import { banks } from '@member/banks'

/** Returns a bank's three-digit code by its short name; "999" if the bank is unknown. */
export const codeOf = (bankName: string): string =>
  banks.find((bank) => bank.short === bankName)?.code ?? '999'

/** Returns a bank's short name by its three-digit code, or the code itself if the bank is unknown. */
export const nameOf = (code: string): string => banks.find((bank) => bank.code === code)?.short ?? code
