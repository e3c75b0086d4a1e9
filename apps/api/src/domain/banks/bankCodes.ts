import { banks } from '@member/banks'

/** The three digits of a bank by its short code; a bank we do not know is 999. */
export const codeOf = (bankName: string): string =>
  banks.find((bank) => bank.short === bankName)?.code ?? '999'

/** The short code of a bank by its three digits. */
export const nameOf = (code: string): string => banks.find((bank) => bank.code === code)?.short ?? code
