import type { Chance, Drawn } from './chance.ts'

// Hits per 10,000 shots; each kind returns 95 %.
const fish: Record<string, { hits: number; hundredths: number }> = {
  small: { hits: 4_750, hundredths: 200 },
  middle: { hits: 1_900, hundredths: 500 },
  great: { hits: 475, hundredths: 2_000 },
}

export function drawFish(chance: Chance, choice: string): Drawn {
  const { hits, hundredths } = fish[choice] ?? { hits: 0, hundredths: 0 }
  const isHit = chance(10_000) < hits
  return { hundredths: isHit ? hundredths : 0, shown: { fish: choice, isHit } }
}
