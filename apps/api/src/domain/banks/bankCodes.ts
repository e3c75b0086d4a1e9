import { banks } from '@member/banks'

/** Three-digit code of a bank by its short name; 999 if unknown. */
export const codeOf = (bankName: string): string =>
  banks.find((bank) => bank.short === bankName)?.code ?? '999'

/** Short name of a bank by its three-digit code; the code itself if unknown. */
export const nameOf = (code: string): string => banks.find((bank) => bank.code === code)?.short ?? code
