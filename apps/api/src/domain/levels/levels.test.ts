import { describe, expect, test } from 'vitest'
import { earnedLevel, nextLevel, ruleOf } from './levels.ts'

const baht = (amount: number) => BigInt(amount) * 100n
const of = (total: number, month = 0, lastMonth = 0) => ({
  total: baht(total),
  month: baht(month),
  lastMonth: baht(lastMonth),
})

describe('the level that deposits earn', () => {
  test.each([
    ['a new member', of(0), 1],
    ['one baht below gold', of(49_999), 1],
    ['gold, by all deposits together', of(50_000), 2],
    ['much, but in no month enough', of(5_000_000, 299_999, 299_999), 2],
    ['platinum, by one month', of(300_000, 300_000), 3],
    ['platinum, held from last month', of(300_000, 0, 300_000), 3],
    ['two months together are not one', of(400_000, 200_000, 200_000), 2],
    ['diamond', of(1_000_000, 1_000_000), 4],
    ['vip is not open', of(99_999_999, 99_999_999), 4],
  ])('%s', (_, deposited, level) => expect(earnedLevel(deposited)).toBe(level))
})

describe('the progress to the next level', () => {
  test('counts what counts for it', () => {
    expect(nextLevel(1, of(12_500))).toEqual({ level: 2, left: baht(37_500), percent: 25 })
    expect(nextLevel(2, of(90_000, 30_000))).toEqual({ level: 3, left: baht(270_000), percent: 10 })
    expect(nextLevel(3, of(500_000, 10_000, 490_000))).toEqual({ level: 4, left: baht(990_000), percent: 1 })
  })
  test('ends at diamond', () => {
    expect(nextLevel(4, of(2_000_000, 2_000_000))).toBeNull()
    expect(nextLevel(6, of(0))).toBeNull()
  })
})

test('the limits are those of the specification', () => {
  const limits = [1, 2, 3, 4, 5, 6].map((level) => ruleOf(level))
  expect(limits.map(({ withdrawPerDay }) => withdrawPerDay)).toEqual([
    baht(100_000),
    baht(300_000),
    baht(500_000),
    baht(1_000_000),
    null,
    null,
  ])
  expect(limits.map(({ withdrawPerTime }) => withdrawPerTime)).toEqual([
    null,
    null,
    null,
    null,
    baht(100_000),
    baht(100_000),
  ])
  expect(() => ruleOf(7)).toThrow(RangeError)
})
