import type { Language } from '@member/i18n'

export const languageNames: Record<Language, string> = { th: 'ไทย', en: 'English' }
