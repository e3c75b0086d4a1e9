import { expect, test } from 'vitest'
import { formatBaht, formatCount } from './formatBaht.ts'
import { formatDate, formatDateTime, formatMonth, formatShortMonth } from './formatDate.ts'
import { bangkokClock, bangkokDay, bangkokMoment, bangkokMonth, bangkokTime } from './bangkokTime.ts'
import { formatSpan, formatTime } from './patterns.ts'

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

const evening = '2026-11-20T23:59:30+07:00'

test('a member reads the Buddhist era', () => {
  expect(formatDate(evening)).toBe('20/11/2569')
  expect(formatMonth(evening)).toBe('พฤศจิกายน 2569')
  expect(formatShortMonth(evening)).toBe('พ.ย. 69')
})

test('both together are the date and the time of day, as each is written alone', () => {
  expect(formatTime(evening)).toBe('23:59\u00a0น.')
  expect(formatDateTime(evening)).toBe(`${formatDate(evening)} ${formatTime(evening)}`)
})

test('the clock is Bangkok’s, wherever the phone is', () => {
  expect(bangkokClock('2026-11-20T17:00:00Z')).toBe('00:00')
  expect(formatDate('2026-11-20T17:00:00Z')).toBe('21/11/2569')
})

test('what is no moment reads as nothing', () => {
  expect(formatDate('soon')).toBe('')
  expect(formatDateTime('')).toBe('')
  expect(formatTime('')).toBe('')
})

test.each([
  ['2026-11-30T23:59:59+07:00', '2026-11-30', '2026-11'],
  ['2026-11-30T16:59:59Z', '2026-11-30', '2026-11'],
  ['2026-11-30T17:00:00Z', '2026-12-01', '2026-12'],
  [Date.UTC(2026, 11, 31, 17), '2027-01-01', '2027-01'],
  ['2026-11-30', '2026-11-30', '2026-11'],
  ['2026-11', '2026-11-01', '2026-11'],
])('a day and a month begin at midnight in Bangkok: %s', (moment, day, month) => {
  expect(bangkokDay(moment)).toBe(day)
  expect(bangkokMonth(moment)).toBe(month)
})

test('a day and a clock there are a moment', () => {
  expect(bangkokTime(bangkokMoment('2026-11-20', '06:30'))).toBe('2026-11-20T06:30:00.000')
})

test('what is no moment is no day', () => {
  expect(bangkokDay('soon')).toBe('')
})

test.each([
  [0, '0 นาที'],
  [45, '45 นาที'],
  [60, '1 ชั่วโมง'],
  [150, '2 ชั่วโมง 30 นาที'],
])('%i minutes read %s', (minutes, text) => {
  expect(formatSpan(minutes)).toBe(text)
})
