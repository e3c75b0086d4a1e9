/** Returns a random integer from 0 to `below` − 1. */
export type Chance = (below: number) => number

/** Result of a round: pays `hundredths` of the stake back; the page draws `shown`. */
export type Drawn = { hundredths: number; shown: Record<string, unknown> }
