import type { Chance } from './chance.ts'

/** A card, drawn with replacement: rank 1 to 13, and one of four suits. */
export type Card = { rank: number; suit: number }

export const dealTwo = (chance: Chance): [Card, Card] => [dealOne(chance), dealOne(chance)]

const dealOne = (chance: Chance): Card => ({ rank: 1 + chance(13), suit: chance(4) })

/** Returns the points of a hand: the last digit of the sum, in which face cards count ten. */
export const points = (cards: Card[]) => cards.reduce((sum, { rank }) => sum + Math.min(rank, 10), 0) % 10
