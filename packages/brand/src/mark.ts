/**
 * Returns the letter of a brand's mark: its name's first Thai consonant, Latin letter or digit. Empty if the
 * name has none.
 */
export const initialOf = (name: string): string =>
  /[\u0E01-\u0E2E]|[A-Za-z0-9]/.exec(name)?.[0]?.toUpperCase() ?? ''

const isLatin = (sign: string) => /[A-Z0-9]/.test(sign)

/** Returns the typeface of the mark's letter: a Thai one has its loops, without which ท reads as a Latin n. */
export const initialFace = (sign: string): 'display' | 'body' => (isLatin(sign) ? 'display' : 'body')

/** Returns the font size of the mark's letter, in a square of 64. */
export const initialSize = (sign: string, height = 29): number =>
  Math.round(height / (isLatin(sign) ? 0.7 : 0.58))

/** Paths in a square of 64: the sea with the sun, a gem, the moon with a star, rays. */
const motifs = [
  'M0 42q8-9 16 0t16 0 16 0 16 0v22H0zM50 6a8 8 0 1 0 .1 0z',
  'M0 0l32 20L64 0zM0 64l32-20 32 20z',
  'M40-2a36 36 0 1 0 24 44A34 34 0 0 1 40-2zM54 8l2 5 5 2-5 2-2 5-2-5-5-2 5-2z',
  'M32 32l8-49 21 8zl41-29 8 21zl49 8-8 21zl29 41-21 8zl-8 49-21-8zl-41 29-8-21zl-49-8 8-21zl-29-41 21-8z',
]

/** Returns the drawing behind the letter of a brand's mark, always the same for the same brand. */
export const motifOf = (clientId: string): string =>
  motifs[(clientId.charCodeAt(2) + clientId.length) % motifs.length] ?? ''
