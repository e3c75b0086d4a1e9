import { afterEach, expect, test } from 'vitest'
import { addFormats } from './compile.ts'
import { bahtUnit } from './formatBaht.ts'
import { dateFormats } from './formatDate.ts'
import { catalogueOf, showWords } from './showWords.ts'
import { hasDates, hasWords, language, readWordsBy, subscribeWords, words } from './words.ts'
import { th as thaiFormats } from './wordsFormats.ts'
import { en as englishFormats } from './wordsFormats.en.ts'

const tables = { th: { i18n: thaiFormats }, en: { i18n: englishFormats } }

const th = {
  title: 'ถอนเงิน',
  min: 'ถอนขั้นต่ำ {amount:baht}',
  left: '{count:number} ครั้ง',
  to: 'เข้า {bank}',
  step: { PENDING: 'รับแล้ว', done: ['หนึ่ง', 'สอง {day:date}'] },
} as const
const en = {
  title: 'Withdraw',
  min: 'At least {amount:baht}',
  left: '{count:number} {count|time|times}',
  to: 'To {bank}',
  step: { PENDING: 'Received', done: ['One', 'Two, {day:date}'] },
} as const

const t = words<typeof th>('withdraw')
addFormats(dateFormats)

afterEach(() => showWords('th', tables.th))

test('it is known whether a text that is read has a date', () => {
  showWords('th', { ...tables.th, withdraw: { title: th.title }, unread: { till: 'ถึง {day:date}' } })
  expect(hasDates()).toBe(false)
  showWords('th', { withdraw: th })
  expect(hasDates()).toBe(true)
})

test('a message is read in the language shown, at each access', () => {
  showWords('th', { ...tables.th, withdraw: th })
  expect([t.title, t.min({ amount: 500 }), t.left({ count: 1 })]).toEqual([
    'ถอนเงิน',
    'ถอนขั้นต่ำ 500.00\u00a0บาท',
    '1 ครั้ง',
  ])
  showWords('en', { ...tables.en, withdraw: en })
  expect([t.title, t.min({ amount: 500 }), t.to({ bank: 'KBANK' }), t.step.PENDING]).toEqual([
    'Withdraw',
    'At least ฿500.00',
    'To KBANK',
    'Received',
  ])
})

test('the unit of money stands where the language puts it', () => {
  showWords('th', tables.th)
  expect(bahtUnit()).toEqual({ before: '', after: 'บาท' })
  showWords('en', tables.en)
  expect(bahtUnit()).toEqual({ before: '฿', after: '' })
})

test('English has a plural', () => {
  showWords('en', { ...tables.en, withdraw: en })
  expect([t.left({ count: 1 }), t.left({ count: 1200 })]).toEqual(['1 time', '1,200 times'])
})

test('a day is of the language’s calendar', () => {
  const day = '2026-11-20T12:00:00+07:00'
  showWords('th', { ...tables.th, withdraw: th })
  expect(t.step.done[1]({ day })).toBe('สอง 20/11/2569')
  showWords('en', { ...tables.en, withdraw: en })
  expect(t.step.done[1]({ day })).toBe('Two, 20 Nov 2026')
})

test('tables of the language shown are added, those of another take their place', () => {
  const deposit = words<typeof th>('deposit')
  showWords('th', { withdraw: th })
  expect(hasWords()).toBe(false)
  showWords('th', { deposit: th })
  expect([hasWords(), t.title, deposit.title]).toEqual([true, th.title, th.title])
  showWords('en', tables.en)
  expect([hasWords(), language()]).toEqual([false, 'en'])
  expect(() => t.title).toThrow('The words of withdraw are not loaded.')
})

test('a listener receives a change', () => {
  const languages: string[] = []
  const end = subscribeWords(() => languages.push(language()))
  showWords('en', tables.en)
  end()
  showWords('th', tables.th)
  expect(languages).toEqual(['en'])
})

test('a server reads the catalogue of each request', () => {
  const [thai, english] = [catalogueOf('th', { withdraw: th }), catalogueOf('en', { withdraw: en })]
  readWordsBy(() => english)
  expect(t.title).toBe('Withdraw')
  readWordsBy(() => thai)
  expect(t.title).toBe('ถอนเงิน')
})
