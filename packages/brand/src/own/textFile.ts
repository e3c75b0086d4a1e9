import type { Language } from '@member/i18n'
import type { TextName } from '../legalNames.ts'

/** Returns the path of a text in the brand's folder: `legal/terms`, `legal/en/terms`, `help`, `help.en`. */
export const textFile = (name: TextName, language: Language) => {
  if (name === 'help') return language === 'th' ? 'help' : `help.${language}`
  return language === 'th' ? `legal/${name}` : `legal/${language}/${name}`
}
