import { language } from '@member/i18n'
import { findBank } from './banks.ts'

/** Returns a bank's name in the shown language by short or three-digit code; an unknown code itself. */
export const bankLabel = (bankName: string): string => findBank(bankName)?.[language()] ?? bankName
