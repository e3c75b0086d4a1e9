export const badMoods = [
  ['slow', 'is slow'],
  ['silent', 'does not answer'],
  ['failing', 'answers 502'],
  ['garbled', 'answers what cannot be read'],
] as const
