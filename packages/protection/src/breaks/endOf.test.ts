import { expect, test } from 'vitest'
import { endOf } from './endOf.ts'

const at = (time: string) => Date.parse(`${time}:00+07:00`)

test.each([
  ['DAY', '2026-11-20T12:00', '2026-11-21T12:00'],
  ['SIX_WEEKS', '2026-11-20T12:00', '2027-01-01T12:00'],
  ['MONTH', '2026-11-20T02:00', '2026-12-20T02:00'],
  ['MONTH', '2026-01-31T12:00', '2026-03-01T12:00'],
  ['ONE_YEAR', '2028-02-29T12:00', '2029-03-01T12:00'],
] as const)('a member reads that %s begun at %s lasts until %s', (length, begun, end) => {
  expect(endOf(length, at(begun))).toBe(at(end))
})

test('for ever has no end', () => {
  expect(endOf('FOREVER', at('2026-11-20T12:00'))).toBeNull()
})
