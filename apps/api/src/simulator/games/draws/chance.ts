/** A whole number from 0 up to below `below`: the one source of chance. */
export type Chance = (below: number) => number

/** Result of a round: `hundredths` of the stake are paid back; the page draws `shown`. */
export type Drawn = { hundredths: number; shown: Record<string, unknown> }
