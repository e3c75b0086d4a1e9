import { language } from '@member/i18n'
import { findBank } from './banks.ts'

/** Name of a bank in the shown language by short or three-digit code; the code itself if unknown. */
export const bankLabel = (bankName: string): string => findBank(bankName)?.[language()] ?? bankName
