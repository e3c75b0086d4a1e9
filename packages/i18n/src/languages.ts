/** Languages of the product, as in `words.<language>.ts`. The texts are written in the first. */
export const languages = ['th', 'en'] as const

export type Language = (typeof languages)[number]

/** Returns a record with a value for each language. */
export const byLanguage = <Each>(make: (language: Language) => Each): Record<Language, Each> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of every language
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Each>

/** What a language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { th: 'ไทย', en: 'English' }

/** Locale of a language in the previews of shared links. */
export const sharedLocales: Readonly<Record<Language, string>> = { th: 'th_TH', en: 'en_GB' }
