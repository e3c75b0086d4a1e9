import { language } from '@member/i18n'
import { en } from './en.ts'
import { th } from './th.ts'

export const pageTexts = () => (language() === 'en' ? en : th)
