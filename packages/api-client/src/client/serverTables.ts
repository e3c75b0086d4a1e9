import * as thaiFormats from '@member/i18n/wordsFormats'
import * as englishFormats from '@member/i18n/wordsFormats.en'
import * as english from './words.en.ts'
import * as thai from './words.ts'
import * as englishOfMembers from './wordsMemberFailures.en.ts'
import * as thaiOfMembers from './wordsMemberFailures.ts'

/** Tables that the server reads too: formats, and sentences of failures and of wrong fields. */
export const serverTables = [
  { ...thaiFormats, ...englishFormats },
  { ...thai, ...english },
  { ...thaiOfMembers, ...englishOfMembers },
]
