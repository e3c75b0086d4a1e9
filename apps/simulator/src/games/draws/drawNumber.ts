import type { Chance, Drawn } from './chance.ts'

/** Draws two digits; a correct choice pays 90 times the stake. */
export function drawNumber(chance: Chance, choice: string): Drawn {
  const number = String(chance(100)).padStart(2, '0')
  return { hundredths: number === choice ? 9_000 : 0, shown: { number, choice } }
}
