import { dealTwo, points } from './cards.ts'
import type { Chance, Drawn } from './chance.ts'

/** Draws player against banker, two cards each: a correct side pays 0.95 to 1, a tie 8 to 1. */
export function drawTable(chance: Chance, choice: string): Drawn {
  const player = dealTwo(chance)
  const banker = dealTwo(chance)
  const lead = points(player) - points(banker)
  const winner = lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie'
  const shown = { player, banker, points: { player: points(player), banker: points(banker) }, winner }
  if (winner === choice) return { hundredths: winner === 'tie' ? 900 : 195, shown }
  // A tie refunds stakes on a side.
  return { hundredths: winner === 'tie' ? 100 : 0, shown }
}
