/** Letter of a brand's mark. Skips a Thai vowel written before its consonant: ส for แสงทอง. */
export const initialOf = (name: string): string =>
  /[\u0E01-\u0E2E]|[A-Za-z0-9]/.exec(name)?.[0]?.toUpperCase() ?? ''

/**
 * Font size of the mark's letter on a ground of 64.
 * Kanit's Thai consonants are 0.56 of the font size high, its capitals 0.7.
 */
export const initialSize = (sign: string, height = 27): number =>
  Math.round(height / (/[A-Z0-9]/.test(sign) ? 0.7 : 0.56))
