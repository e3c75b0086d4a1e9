/**
 * Returns the letter of a brand's mark: its name's first Thai consonant, Latin letter or digit. Empty if the
 * name has none.
 */
export const initialOf = (name: string): string =>
  /[\u0E01-\u0E2E]|[A-Za-z0-9]/.exec(name)?.[0]?.toUpperCase() ?? ''

/** Returns the font size of the mark's letter, in a square of 64. */
export const initialSize = (sign: string, height = 27): number =>
  Math.round(height / (/[A-Z0-9]/.test(sign) ? 0.7 : 0.56))
