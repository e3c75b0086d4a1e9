import type { Language } from '@member/i18n'

/** Names of the legal pages of every site, in their addresses below `/legal/` and their files. */
export const legalNames = ['terms', 'privacy', 'cookies', 'play-safe', 'complaints'] as const

export type LegalName = (typeof legalNames)[number]

export const textNames = ['help', ...legalNames] as const

export type TextName = (typeof textNames)[number]

export const textAddress = (name: TextName) =>
  name === 'help' ? ('/help' as const) : (`/legal/${name}` as const)

/** Returns the path of a text in the brand's folder: `legal/terms`, `legal/en/terms`, `help`, `help.en`. */
export const textFile = (name: TextName, language: Language) => {
  if (name === 'help') return language === 'th' ? 'help' : `help.${language}`
  return language === 'th' ? `legal/${name}` : `legal/${language}/${name}`
}
