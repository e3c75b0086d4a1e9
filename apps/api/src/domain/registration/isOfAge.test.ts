import { expect, test } from 'vitest'
import { isOfAge } from './birthDateOf.ts'

test.each([
  ['2006-11-23', '2026-11-22', false],
  ['2006-11-23', '2026-11-23', true],
  ['2006-12-01', '2026-11-30', false],
  // A birthday on 29 February.
  ['2004-02-29', '2024-02-28', false],
  ['2004-02-29', '2024-02-29', true],
  ['2008-02-29', '2028-02-28', false],
])('somebody born on %s is 20 years old on %s: %s', (birthDate, day, isOld) => {
  expect(isOfAge(birthDate, 20, day)).toBe(isOld)
})

test('somebody born on 29 February is of age on 1 March of a year without that day', () => {
  expect(isOfAge('2004-02-29', 21, '2025-02-28')).toBe(false)
  expect(isOfAge('2004-02-29', 21, '2025-03-01')).toBe(true)
})
