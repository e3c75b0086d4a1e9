import { randomInt } from 'node:crypto'

/** Draws an item by weight, from the operating system's random source. Throws a RangeError if all weights are 0. */
export function drawByWeight<Item extends { weight: number }>(items: readonly Item[]): Item {
  let ticket = randomInt(items.reduce((total, { weight }) => total + weight, 0))
  for (const item of items) {
    if (ticket < item.weight) return item
    ticket -= item.weight
  }
  throw new RangeError('there is nothing to draw')
}

/** Returns the chance (0 to 1) with which `drawByWeight` draws an item of this weight among the items. */
export const chanceAmong = (items: readonly { weight: number }[], weight: number): number => {
  const total = items.reduce((sum, item) => sum + item.weight, 0)
  return total === 0 ? 0 : weight / total
}
