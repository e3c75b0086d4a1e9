/** Function that returns a random integer from 0 to `below` − 1. */
export type Chance = (below: number) => number

/** Result of a round: the payment in hundredths of the stake, and what the page shows. */
export type Drawn = { hundredths: number; shown: Record<string, unknown> }
