import { language } from '@member/i18n'
import { findBank } from './banks.ts'

/** A bank in the member's language by the API's short code or three digits; the code itself where we do not know it. */
export const bankLabel = (bankName: string): string => findBank(bankName)?.[language()] ?? bankName
