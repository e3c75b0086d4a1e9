import type { Language } from '@member/i18n'
import { expect, test } from 'vitest'
import { brandIn, brandTexts } from './brandIn.ts'
import { brandOf } from './brandOf.ts'
import { aBrand } from './testing/index.ts'
import { textFields } from './texts.ts'

test.each(textFields)('$name is in Thai on Thai pages, and in English on English pages', ({ name }) => {
  const brand = brandOf({ ...aBrand({ [name]: 'ดาว' }), english: { [name]: 'Dao' } })
  expect(brandIn(brand, 'th')[name]).toBe('ดาว')
  expect(brandIn(brand, 'en')[name]).toBe('Dao')
})

test('English pages show no Thai text but the name', () => {
  const english = brandIn(aBrand(), 'en')
  const shown = textFields
    .map(({ name }) => [name, english[name]])
    .filter(([, text]) => /[ก-๛]/.test(text ?? ''))
  expect(shown).toEqual([['displayName', 'แสงทอง']])
})

const fieldsIn = (language: Language) =>
  Object.keys(JSON.parse(JSON.stringify(brandTexts(aBrand(), language))))

test('a change of the language replaces every text, also by none', () => {
  expect(fieldsIn('th')).toEqual([...textFields.map(({ name }) => name), 'pages', 'helpLine'])
  expect(fieldsIn('en')).toEqual(fieldsIn('th'))
})
