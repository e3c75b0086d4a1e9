import { addFormats, showWords } from '@member/i18n'
import { dateFormats } from '@member/i18n/dates'
import { packages } from 'virtual:package-tables'
import { beforeAll } from 'vitest'
import './waiting.ts'

addFormats(dateFormats)

// Every test is in Thai, with the words of the package and of those it is made of. They come after its modules: code that
// reads a word while it loads would read none in the browser either.
beforeAll(() => {
  for (const { th } of packages) showWords('th', th)
})
