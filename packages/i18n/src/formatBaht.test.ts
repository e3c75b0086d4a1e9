import { expect, test } from 'vitest'
import { formatBaht, formatCount } from './formatBaht.ts'

test.each([
  [0, '0.00'],
  [999, '999.00'],
  [1000, '1,000.00'],
  [1234.5, '1,234.50'],
  [0.29, '0.29'],
  [99_999_999.99, '99,999,999.99'],
  [-20, '\u221220.00'],
])('%d baht reads "%s"', (baht, text) => {
  expect(formatBaht(baht)).toBe(text)
})

test('the unit never leaves its number', () => {
  expect(formatBaht(500, { unit: true })).toBe('500.00\u00a0บาท')
})

test('a round amount can be short, one with satang cannot', () => {
  expect(formatBaht(1000, { short: true })).toBe('1,000')
  expect(formatBaht(1000.5, { short: true })).toBe('1,000.50')
})

test('a gain can carry its sign', () => {
  expect(formatBaht(20, { sign: true })).toBe('+20.00')
  expect(formatBaht(0, { sign: true })).toBe('0.00')
})

test('a count has no satang', () => {
  expect(formatCount(987)).toBe('987')
  expect(formatCount(1234)).toBe('1,234')
  expect(formatCount(1_234_567)).toBe('1,234,567')
})
