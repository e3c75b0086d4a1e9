/** Returns a generator of pseudo-random numbers that a seed determines (mulberry32). */
export function chanceOf(seed: number) {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: (count: number) => Math.floor(next() * count),
    oneOf: <Thing>(things: readonly Thing[]): Thing => things[Math.floor(next() * things.length)]!,
    isOneIn: (many: number) => next() * many < 1,
  }
}

export type Chance = ReturnType<typeof chanceOf>
