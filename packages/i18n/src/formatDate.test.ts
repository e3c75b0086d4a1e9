import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatDay, formatMonth } from './formatDate.ts'
import { formatTime } from './formatTime.ts'

const evening = '2026-11-20T23:59:30+07:00'

test('a member reads the Buddhist era', () => {
  expect(formatDate(evening)).toBe('20/11/2569')
  expect(formatDay(evening)).toBe('20 พ.ย. 2569')
  expect(formatMonth(evening)).toBe('พฤศจิกายน 2569')
  expect(formatDateTime(evening)).toBe('20/11/2569 23:59\u00a0น.')
})

test('the clock is Bangkok’s, wherever the phone is', () => {
  expect(formatTime('2026-11-20T17:00:00Z')).toBe('00:00')
  expect(formatDate('2026-11-20T17:00:00Z')).toBe('21/11/2569')
})

test('what is no moment reads as nothing', () => {
  expect(formatDate('soon')).toBe('')
  expect(formatDateTime('')).toBe('')
  expect(formatTime('')).toBe('')
})
