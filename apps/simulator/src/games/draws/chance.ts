/** Random whole number from 0 up to but not including `below`. */
export type Chance = (below: number) => number

/** Result of a round: `hundredths` of the stake are paid back; the page draws `shown`. */
export type Drawn = { hundredths: number; shown: Record<string, unknown> }
