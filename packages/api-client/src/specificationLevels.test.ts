import { expect, test } from 'vitest'
import { specificationLevels } from './specificationLevels.ts'

const column = <Key extends keyof (typeof specificationLevels)[number]>(key: Key) =>
  specificationLevels.map((row) => row[key])

test('the levels are the specification’s: six of them, two closed', () => {
  expect(column('level')).toEqual([1, 2, 3, 4, 5, 6])
  expect(column('status')).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'DISABLED', 'DISABLED'])
  expect(column('criteria')).toEqual(['cumulative', 'cumulative', 'month', 'month', 'month', 'month'])
  expect(column('depositFrom')).toEqual([1, 50_000, 300_000, 1_000_000, 5_000_000, 5_000_000])
  const next = [50_000, 300_000, 1_000_000, 5_000_000, 99_999_999, 99_999_999]
  expect(column('nextLevelDeposit')).toEqual(next)
  expect(column('withdrawMaxPerDay')).toEqual([100_000, 300_000, 500_000, 1_000_000, null, null])
  expect(column('withdrawMaxPerTime')).toEqual([null, null, null, null, 100_000, 100_000])
  expect(column('withdrawTimesPerDay')).toEqual([5, 5, 5, 5, 5, 5])
  expect(column('lossRefundPercent')).toEqual([5, 5, 7, 10, 15, 15])
  expect(column('maximumAmount')).toEqual([null, null, null, 200_000, 200_000, 200_000])
})
