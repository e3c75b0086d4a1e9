import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchKey } from './searchKey.ts'

test.each([
  ['น้ำผึ้ง', 'นำผึง'],
  ['น้ำผึ้ง', 'นํ้าผึ้ง'],
  ['น้ำผึ้ง', ' น้ำ ผึ้ง '],
  ['แม่มด', 'เเม่มด'],
  ['Golden Dragon', 'golden dragon'],
  ['Golden Dragon', 'GOLDENDRAGON'],
  ['มังกรทอง', 'มังกร\u200Bทอง'],
])('%s is found by %s', (name, typed) => expect(searchKey(name)).toContain(searchKey(typed)))

test('vowels are not thrown away with the tone marks', () => {
  expect(searchKey('มี')).not.toBe(searchKey('มา'))
  expect(searchKey('ปลา')).toBe('ปลา')
})

test('a key is its own key, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => searchKey(searchKey(text)) === searchKey(text)),
  )
})
