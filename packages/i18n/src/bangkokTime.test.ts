import { expect, test } from 'vitest'
import { bangkokDay, bangkokMoment, bangkokMonth, bangkokTime } from './bangkokTime.ts'

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
