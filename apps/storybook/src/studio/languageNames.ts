import type { Language } from '@member/i18n'

/** Each language's own name. */
export const languageNames: Record<Language, string> = { th: 'ไทย', en: 'English' }
