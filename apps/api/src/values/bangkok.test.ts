import { expect, test } from 'vitest'
import { dayStart, startOfDay, startOfMonth, timeOfDay, apiTime } from './bangkok.ts'

test('a day begins at midnight in Bangkok, whatever the zone of the server', () => {
  expect(apiTime(startOfDay(new Date('2026-11-19T16:59:59Z')))).toBe('2026-11-19T00:00:00.000+07:00')
  expect(apiTime(startOfDay(new Date('2026-11-19T17:00:00Z')))).toBe('2026-11-20T00:00:00.000+07:00')
  expect(timeOfDay(new Date('2026-11-19T17:00:01Z'))).toBe('00:00:01')
})

test('a month begins on its first in Bangkok, over the turn of a year', () => {
  const at = new Date('2026-12-31T17:00:00Z')
  expect(apiTime(startOfMonth(at))).toBe('2027-01-01T00:00:00.000+07:00')
  expect(apiTime(startOfMonth(at, -1))).toBe('2026-12-01T00:00:00.000+07:00')
})

test('a written day is its first moment, and one that is none is none', () => {
  expect(dayStart('2026-11-20')).toEqual(new Date('2026-11-19T17:00:00Z'))
  expect(dayStart('2026-13-40')).toBeUndefined()
})
