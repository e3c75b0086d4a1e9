export { addFormats } from './compile.ts'
export {
  bangkokClock,
  bangkokDay,
  bangkokMoment,
  bangkokMonth,
  bangkokTime,
  type Moment,
} from './bangkokTime.ts'
export { bahtUnit, formatBaht, formatCount } from './formatBaht.ts'
export { byLanguage, type Language, languageNames, languages, sharedLocales } from './languages.ts'
export type { Messages, Translation } from './messages.ts'
export { formatSpan, formatTime } from './patterns.ts'
export { catalogueOf, showWords } from './showWords.ts'
export type { LanguageTables, Table, Tables } from './tables.ts'
export {
  type Catalogue,
  hasDates,
  hasWords,
  language,
  loadedWords,
  readWordsBy,
  subscribeWords,
  words,
} from './words.ts'
