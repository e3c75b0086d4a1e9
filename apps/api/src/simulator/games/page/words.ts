import { language } from '@member/i18n'
import { en } from './en.ts'
import { th } from './th.ts'

/** The texts of the games' page, which its script fills: in the language of its address. */
export const pageTexts = () => (language() === 'en' ? en : th)
