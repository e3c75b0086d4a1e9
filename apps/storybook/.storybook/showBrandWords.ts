import type { Words } from '@member/brand/own/checks'
import { addFormats, byLanguage, type Language, showWords } from '@member/i18n'
import { dateFormats } from '@member/i18n/dates'
import { pseudoTables } from '@member/i18n/pseudo'
import { replaceTexts, textsOf } from '@member/i18n/texts'
import { tables } from '@member/testing/tables'

addFormats(dateFormats)

export const texts = byLanguage((language) => textsOf(tables[language]))

/** Shows every screen with a brand's own `words`, and with the defaults of all other texts. */
export const showBrandWords = (words: Words, language: Language = 'th'): void =>
  showWords(language, replaceTexts(tables[language], words))

/** Shows every screen in a pseudo language longer by half, to find cut texts. */
export const showPseudoWords = (): void => showWords('en', pseudoTables(tables.en))

// Stories and the code under test read texts while loading.
showBrandWords({})
