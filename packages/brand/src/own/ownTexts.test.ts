import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, dirname } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBrands } from '../read/read.ts'
import { goodText } from '../wrongFiles.testing.ts'
import { ownFolder } from './ownFolder.ts'

const texts = {
  th: new Map([
    ['wallet/deposit.title', 'ฝากเงิน'],
    ['wallet/deposit.min', 'ฝากขั้นต่ำ {amount}'],
  ]),
  en: new Map([
    ['wallet/deposit.title', 'Deposit'],
    ['wallet/deposit.min', 'At least {amount}'],
  ]),
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'))
  writeFileSync(join(folder, 'dao.json'), goodText('dao'))
  mkdirSync(join(folder, 'dao'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (content: string) => writeFileSync(join(folder, 'dao/words.json'), content)

test('the words of a brand are its own where it has written them', () => {
  write('{ "wallet/deposit.title": "เติมเงิน", "wallet/deposit.min": "{amount} ขึ้นไป" }')
  expect(ownFolder(folder, 'dao', texts)).toMatchObject({
    faults: [],
    words: { th: { 'wallet/deposit.title': 'เติมเงิน', 'wallet/deposit.min': '{amount} ขึ้นไป' } },
  })
})

test.for([
  [
    '"wallet/deposit.titel": "เติมเงิน"',
    'wallet/deposit.titel is not a text of the site; write wallet/deposit.title.',
  ],
  [
    '"wallet/depositt.title": "เติมเงิน"',
    'wallet/depositt.title is not a text of the site; write wallet/deposit.title.',
  ],
  ['"__proto__": "เติมเงิน"', '__proto__ is not a text of the site; remove it.'],
  ['"wallet/deposit.title": 5', 'wallet/deposit.title is 5; write a text in double quotes.'],
  ['"wallet/deposit.title": " "', 'wallet/deposit.title is empty; write the words, or remove it.'],
  [
    '"wallet/deposit.title": "<b>ฝาก</b>"',
    'wallet/deposit.title contains HTML, which would be shown as it is; write words alone.',
  ],
  [
    '"wallet/deposit.title": "ฝาก\\u202e"',
    'wallet/deposit.title contains an invisible character (U+202E); remove it.',
  ],
  [
    '"wallet/deposit.title": "ฝาก\\ud800"',
    'wallet/deposit.title contains an invisible character (U+D800); remove it.',
  ],
  [
    '"wallet/deposit.min": "ขั้นต่ำ"',
    'wallet/deposit.min leaves out {amount}; write it where the value belongs.',
  ],
  ['"wallet/deposit.min": "{amount} {name}"', 'wallet/deposit.min has no value {name}; it has {amount}.'],
  [
    '"wallet/deposit.min": "{amount:baht} ขึ้นไป"',
    'wallet/deposit.min has {amount:baht}; write {amount}, which is formatted by itself.',
  ],
  [
    '"wallet/deposit.title": "{amount:baht}"',
    'wallet/deposit.title has no value {amount:baht}; it has none.',
  ],
  ['"wallet/deposit.min": "{amount} {"', 'wallet/deposit.min has an unmatched brace; it has {amount}.'],
  ['"wallet/deposit.title": "{amount}"', 'wallet/deposit.title has no value {amount}; it has none.'],
  [
    '"en": { "wallet/deposit.min": "{sum} or more" }',
    'wallet/deposit.min has no value {sum}; it has {amount}.',
  ],
])('words that would be wrong on the site stop the brand: %s', ([line, expected]) => {
  write(`{\n  ${line}\n}`)
  const { brands, faults } = readBrands(folder, [], texts)
  expect(brands).toEqual([])
  expect(faults).toEqual([`dao/words.json: line 2: ${expected}`])
})

test('each language has words of its own', () => {
  write('{ "wallet/deposit.title": "เติมเงิน", "en": { "wallet/deposit.title": "Top up" } }')
  expect(ownFolder(folder, 'dao', texts)).toMatchObject({
    faults: [],
    words: { th: { 'wallet/deposit.title': 'เติมเงิน' }, en: { 'wallet/deposit.title': 'Top up' } },
  })
})

test('English words of a brand that offers no English stop it', () => {
  write('{ "en": { "wallet/deposit.title": "Top up" } }')
  expect(readBrands(folder, [], texts).faults).toEqual([
    'dao/words.json: the brand offers no English; add "en" to languages in dao.json, or remove "en".',
  ])
  mkdirSync(join(folder, 'dao/legal/en'), { recursive: true })
  writeFileSync(join(folder, 'dao/legal/en/terms.md'), '# Terms')
  expect(readBrands(folder).faults).toEqual([
    'dao/legal/en/terms.md: the brand offers no English; add "en" to languages in dao.json, or remove the file.',
  ])
})

test.each([
  [
    'help.md',
    '## ฝาก',
    'dao/help.md: it has no question; write each as a line "### question" below a topic "## topic".',
  ],
  [
    'help.md',
    '## ก\n### ข\nค\n### ข',
    'dao/help.md: line 4 asks "ข" again, after line 2; keep one of the two.',
  ],
  [
    'help.en.md',
    '### How?\n## Deposits',
    'dao/help.en.md: line 1 asks "How?" before the first topic; write a line "## topic" above it.',
  ],
  ['help.md', '## ก\n###', 'dao/help.md: line 2 is a question without words; write it after ###.'],
  [
    'legal/terms.md',
    'a\n<<<<<<< HEAD\nb',
    /^dao\/legal\/terms\.md: line 2 is a conflict mark of git; keep one/,
  ],
])('a text is refused where a page would not show it as it is meant: %s %j', (path, content, expected) => {
  const at = join(folder, 'dao', path)
  mkdirSync(dirname(at), { recursive: true })
  writeFileSync(at, content)
  expect(ownFolder(folder, 'dao').faults).toEqual([
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  ])
})
