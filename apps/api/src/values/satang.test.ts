import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toBaht, toSatang } from './satang.ts'

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
