import { stored } from '@member/api-client/stored'
import type { Language } from '@member/i18n'

const chosen = stored('localStorage', 'language')

/** Returns the language chosen on this device, if the site has that language. */
export function chosenLanguage(languages: readonly Language[]): Language | undefined {
  const storedLanguage = chosen.read()
  return languages.find((language) => language === storedLanguage)
}

export const storeLanguage = (language: Language) => void chosen.write(language)
