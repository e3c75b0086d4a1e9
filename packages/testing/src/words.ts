import { addFormats, showWords } from '@member/i18n'
import { dateFormats } from '@member/i18n/dates'
import { tables } from './tables.ts'
import { beforeAll } from 'vitest'
import './waiting.ts'

addFormats(dateFormats)

// Tests run in Thai, with the texts of the package and its dependencies. They load after its modules: code that
// reads a text while loading would find none in the browser either.
beforeAll(() => showWords('th', tables.th))
