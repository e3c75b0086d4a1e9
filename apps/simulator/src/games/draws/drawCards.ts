import { dealTwo, points } from './cards.ts'
import type { Chance, Drawn } from './chance.ts'

/** Draws ป๊อกเด้ง against the dealer, two cards each; a win with two cards of one suit pays double. */
export function drawCards(chance: Chance): Drawn {
  const mine = dealTwo(chance)
  const dealer = dealTwo(chance)
  const lead = points(mine) - points(dealer)
  const isDouble = mine[0].suit === mine[1].suit
  const shown = { mine, dealer, points: { mine: points(mine), dealer: points(dealer) }, isDouble }
  if (lead === 0) return { hundredths: 100, shown }
  return { hundredths: lead < 0 ? 0 : isDouble ? 240 : 170, shown }
}
