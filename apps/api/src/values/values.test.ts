import { describe, expect, test } from 'vitest'
import { dayStart, monthsLater, startOfDay, startOfMonth, timeOfDay, apiTime } from './bangkok.ts'
import { sql } from 'drizzle-orm'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { describeFault } from './describeFault.ts'
import * as fc from 'fast-check'
import { toBaht, toSatang } from './satang.ts'
import { maskUsername } from './maskAccount.ts'

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

const monthsOn = (from: string, months: number) =>
  apiTime(monthsLater(new Date(`${from}+07:00`), months)).slice(0, 16)

describe('so many months on', () => {
  test.each([
    ['2026-11-18T09:30', 1, '2026-12-18T09:30'],
    ['2026-12-31T22:00', 12, '2027-12-31T22:00'],
    // Before 07:00 in Bangkok it is still the previous day in UTC.
    ['2026-11-01T03:00', 1, '2026-12-01T03:00'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(monthsOn(from, months)).toBe(to)
  })

  test.each([
    ['2027-01-31T09:30', 1, '2027-03-01T09:30'],
    ['2028-01-31T03:00', 1, '2028-03-01T03:00'],
    ['2026-08-31T09:30', 6, '2027-03-01T09:30'],
    ['2028-02-29T09:30', 12, '2029-03-01T09:30'],
    ['2028-02-29T09:30', 48, '2032-02-29T09:30'],
  ])('%s and %i months is never less than was said: %s', (from, months, to) => {
    expect(monthsOn(from, months)).toBe(to)
  })
})

test('a written day is its first moment, and one that is none is none', () => {
  expect(dayStart('2026-11-20')).toEqual(new Date('2026-11-19T17:00:00Z'))
  expect(dayStart('2026-13-40')).toBeUndefined()
})

test('a failed query is described without its values', async () => {
  const { database, close } = await openTestDatabase()
  const fault = await database.execute(sql`select ${'4011000123'}::uuid`).catch((error: unknown) => error)
  await close()
  const described = JSON.stringify(describeFault(fault))
  expect(described).toContain('a query failed')
  expect(described).toContain('PostgreSQL 22P02')
  expect(described).not.toContain('4011000123')
})

const describedOf = (message: string) => describeFault(new Error(message))

test('an account in a sentence is shown by its last digits, an id whole', () => {
  expect(describedOf('no account SCB 4011000123')).toMatchObject({ message: 'no account SCB xxxxxx0123' })
  const uuid = '12345678-1234-4123-8123-123456789012'
  expect(describedOf(`no member ${uuid}`)).toMatchObject({ message: `no member ${uuid}` })
  expect(describeFault('0812345678 refused')).toBe('xxxxxx5678 refused')
})

test('every amount goes to satang and back as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (satang) => {
      expect(toSatang(satang / 100)).toBe(BigInt(satang))
      expect(toBaht(BigInt(satang))).toBe(satang / 100)
    }),
  )
})

test.each([1.005, 0.001, Number.NaN, Infinity, 1e17])('%s is no amount', (baht) => {
  expect(() => toSatang(baht)).toThrow(RangeError)
})

test('a name is shown by two of its letters, a short one by one', () => {
  expect(maskUsername('demo1234')).toBe('d•••4')
  expect(maskUsername('anna')).toBe('a•••')
})
