import { language } from '@member/i18n'
import { findBank } from '@member/api-client'

/** A bank in Thai by the API's short code or three digits; the code itself where we do not know it. */
export const bankLabel = (bankName: string): string => findBank(bankName)?.[language()] ?? bankName
