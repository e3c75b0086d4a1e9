import type { Chance, Drawn } from './chance.ts'

// Three of a kind, in hundredths of the stake; together with pairs 94.9 % are returned.
const triples = [800, 1_000, 1_200, 1_500, 2_500, 4_500]
const pair = 100

export function drawReels(chance: Chance): Drawn {
  const reels = [chance(6), chance(6), chance(6)]
  const kinds = new Set(reels).size
  const hundredths = kinds === 1 ? (triples[reels[0] ?? 0] ?? 0) : kinds === 2 ? pair : 0
  return { hundredths, shown: { reels } }
}
