/** Moods in which a partner’s outcome is unknown, as a rule names them. */
export const badMoods = [
  ['slow', 'is slow'],
  ['silent', 'does not answer'],
  ['failing', 'answers 502'],
  ['garbled', 'answers what cannot be read'],
] as const
