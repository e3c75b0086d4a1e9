import { language } from '@member/i18n'
import { en } from './en.ts'
import { th } from './th.ts'

/** Texts of the games' page in the language of its address. */
export const pageTexts = () => (language() === 'en' ? en : th)
