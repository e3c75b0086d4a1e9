import type { Chance, Drawn } from './chance.ts'

const odds: Record<string, number> = { home: 210, draw: 360, away: 320 }

/** Draws an instant match: of 100 matches, the home side wins 45, and 26 end equal. */
export function drawMatch(chance: Chance, choice: string): Drawn {
  const luck = chance(100)
  const result = luck < 45 ? 'home' : luck < 71 ? 'draw' : 'away'
  const less = chance(3)
  const more = less + 1 + chance(3)
  const score = result === 'draw' ? [less, less] : result === 'home' ? [more, less] : [less, more]
  return { hundredths: result === choice ? (odds[result] ?? 0) : 0, shown: { result, score } }
}
