import * as english from './words.en.ts'
import * as thai from './words.ts'
import * as englishOfMembers from './wordsMemberFailures.en.ts'
import * as thaiOfMembers from './wordsMemberFailures.ts'

/** Sentences of failures and of wrong fields, which the server answers with too. */
export const failureTables = [
  { ...thai, ...english },
  { ...thaiOfMembers, ...englishOfMembers },
]
