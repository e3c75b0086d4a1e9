import { readFileSync } from 'node:fs'
import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { brandAtom } from './brand.ts'
import { withFieldTable, jsonSchema } from './fieldTable.ts'
import { aBrand } from './testing/index.ts'
import type { Language } from '@member/i18n'
import { brandIn, brandTexts } from './brandIn.ts'
import { brandOf } from './brandOf.ts'
import { textFields } from './texts.ts'
import { documentTitle } from './documentTitle.ts'
import { pictureAddress } from './pictureAddress.ts'

test('what was set is the running brand; without one there is a sentence', () => {
  const store = createStore()
  expect(() => store.get(brandAtom)).toThrow('No brand')
  store.set(brandAtom, aBrand({ clientId: 'talayfah' }))
  expect(store.get(brandAtom).clientId).toBe('talayfah')
})

test('the JSON schema that editors read is the schema that checks (else run: pnpm schema)', () => {
  const written: unknown = JSON.parse(readFileSync(new URL('brand.schema.json', import.meta.url), 'utf8'))
  expect(written).toEqual(JSON.parse(JSON.stringify(jsonSchema())))
})

const cellsOf = (text: string) => text.match(/^\|.*/gm)?.map((row) => row.replace(/\s+|-{3,}/g, ' ').trim())

test('brands/README.md lists the fields of the schema (else run: pnpm schema)', () => {
  const readme = readFileSync(new URL('../../../brands/README.md', import.meta.url), 'utf8')
  expect(cellsOf(readme)).toEqual(cellsOf(withFieldTable(readme)))
})

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

test.each([
  ['/', 'แสงทอง · ครบ'],
  ['/login', 'เข้าแสงทอง'],
  ['/register', 'สมัคร · แสงทอง'],
  ['/auth/deposit', 'สมัคร · แสงทอง'],
])('the document at %s is called %s, before and after the app has come', (path, title) => {
  const pages = { '/login': { title: 'เข้าแสงทอง' }, '/register': { description: 'สมัครที่นี่' } }
  expect(documentTitle(path, 'สมัคร', aBrand({ tagline: 'ครบ', pages }))).toBe(title)
})

const here = { storage: '', server: '' }
const stored = { storage: 'https://cdn.example/site', server: '' }

test('a picture is looked for at the brand’s storage', () => {
  expect(pictureAddress('/files/logo.svg', here)).toBe('/files/logo.svg')
  expect(pictureAddress('images/a b.png', stored)).toBe('https://cdn.example/site/images/a%20b.png')
  expect(pictureAddress('/images/logo.png', stored)).toBe('https://cdn.example/site/images/logo.png')
  expect(pictureAddress('https://cdn.example/other/logo.png', stored)).toBe(
    'https://cdn.example/other/logo.png',
  )
  expect(pictureAddress('/files/x.png', { storage: '', server: 'https://api.example' })).toBe(
    'https://api.example/files/x.png',
  )
})

test.each([
  'https://evil.example/x.png',
  '//evil.example/x.png',
  'javascript:alert(1)',
  'data:image/svg+xml,x',
  'https://cdn.example@evil.example/x',
  '',
])('another host is refused: %s', (path) => {
  expect(pictureAddress(path, stored)).toBeUndefined()
  expect(pictureAddress(path, here)).toBeUndefined()
})
