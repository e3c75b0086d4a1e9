export { addFormats } from './compile.ts'
export { bangkokDay, bangkokMoment, bangkokMonth, bangkokTime, type Moment } from './format/bangkokTime.ts'
export { formatBaht, formatCount } from './format/formatBaht.ts'
export { formatTime } from './format/formatTime.ts'
export type { Messages, Translation } from './messages.ts'
export { catalogueOf, showWords } from './showWords.ts'
export type { LanguageTables, Table, Tables } from './tables.ts'
export {
  type Catalogue,
  hasWords,
  type Language,
  language,
  loadedWords,
  readWordsBy,
  subscribeWords,
  words,
} from './words.ts'
