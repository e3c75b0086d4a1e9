/** The letter of a brand's mark. A Thai word may open with a vowel that is written before its consonant: แสงทอง is known by its ส. */
export const initialOf = (name: string): string =>
  /[\u0E01-\u0E2E]|[A-Za-z0-9]/.exec(name)?.[0]?.toUpperCase() ?? ''

/** The size of that letter on a ground of 64: Kanit's Thai consonants are as high as 0.56 of it, its capitals 0.7. */
export const initialSize = (sign: string, height = 27): number =>
  Math.round(height / (/[A-Z0-9]/.test(sign) ? 0.7 : 0.56))
