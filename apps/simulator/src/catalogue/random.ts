export function seededRandom(start: number) {
  let state = start
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[whole(0, items.length - 1)] ?? items[0]
  const chance = (share: number) => next() < share
  const digits = (length: number) => Array.from({ length }, () => whole(0, 9)).join('')
  const hex = (length: number) => Array.from({ length }, () => whole(0, 15).toString(16)).join('')
  const uuid = () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
  return { next, whole, pick, chance, digits, uuid }
}

export type Random = ReturnType<typeof seededRandom>
