import { expect, test } from 'vitest'
import { checkInPoints } from './checkInPoints.ts'
import { chanceAmong, drawByWeight } from './drawByWeight.ts'

test('a draw goes by the weights', () => {
  const prizes = [
    { name: 'often', weight: 90 },
    { name: 'never', weight: 0 },
    { name: 'seldom', weight: 10 },
  ]
  const drawn = Array.from({ length: 20_000 }, () => drawByWeight(prizes).name)
  const share = (name: string) => drawn.filter((each) => each === name).length / drawn.length
  const chance = (name: string) => chanceAmong(prizes, prizes.find((each) => each.name === name)!.weight)
  expect(['often', 'never', 'seldom'].map(chance)).toEqual([0.9, 0, 0.1])
  expect(share('never')).toBe(0)
  // Nine standard deviations to either side.
  expect(share('seldom')).toBeGreaterThan(0.08)
  expect(share('seldom')).toBeLessThan(0.12)
})

test('nothing to draw from is a fault, not a prize', () => {
  expect(() => drawByWeight([])).toThrow(RangeError)
})

test('a day’s points go round with the days in a row, and special days add theirs', () => {
  const rules = {
    streak: [5, 10],
    special: [
      { day: 1, extra: 20 },
      { day: 0, extra: 50 },
    ],
  }
  expect(checkInPoints(rules, 1, '2026-11-02')).toBe(5)
  expect(checkInPoints(rules, 2, '2026-11-03')).toBe(10)
  expect(checkInPoints(rules, 3, '2026-12-01')).toBe(25)
  expect(checkInPoints(rules, 1, '2026-11-30')).toBe(55)
  expect(checkInPoints(rules, 1, '2028-02-29')).toBe(55)
  expect(checkInPoints(rules, 1, '2028-02-28')).toBe(5)
})
