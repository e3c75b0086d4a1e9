import { addFormats, showWords } from '@member/i18n'
import { dateFormats } from '@member/i18n/dates'
import { packages } from 'virtual:package-tables'

// Every test is in Thai, with the words of the package and of those it is made of.
addFormats(dateFormats)
for (const { th } of packages) showWords('th', th)
