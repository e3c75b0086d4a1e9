import { expect, test } from 'vitest'
import { endOfTurn, restOn } from './angles.ts'

test.each([
  [0, 8, 0],
  [1, 8, 315],
  [7, 8, 45],
  [3, 5, 144],
])('segment %i of %i stands under the pointer at %i degrees', (segment, count, angle) => {
  expect(restOn(segment, count)).toBeCloseTo(angle)
})

test.each([0, 17.5, 300, 359.9])('a turn from %f only goes forward, and ends where it should', (from) => {
  for (let segment = 0; segment < 8; segment++) {
    const end = endOfTurn(from, restOn(segment, 8), 4)
    expect(end - from).toBeGreaterThanOrEqual(4 * 360)
    expect(end - from).toBeLessThan(5 * 360)
    expect(((end % 360) + 360) % 360).toBeCloseTo(restOn(segment, 8))
  }
})
