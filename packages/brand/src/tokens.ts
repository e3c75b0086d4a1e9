/** The value of every colour token of the house. */
export type Palette = Record<`--${string}`, string>
