export type Palette = Record<`--${string}`, string>
