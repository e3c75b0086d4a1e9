/** How hard a password is to guess. */
export type Strength = 'weak' | 'fair' | 'strong'

const rows = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const backwards = (text: string) => Array.from(text).reduceRight((made, sign) => made + sign, '')
const sequences = [...rows, ...rows.map(backwards)]

/** Strength of a password that is long enough, by its length and how much it varies; null of a shorter one. */
export function strengthOf(password: string): Strength | null {
  const text = password.toLowerCase()
  if (text.length < 8) return null
  const variety = new Set(text).size
  const isSequence = sequences.some((row) => row.includes(text.slice(0, 6)))
  if (variety < 5 || isSequence || /^\d+$/.test(text)) return 'weak'
  return text.length >= 12 && variety >= 7 ? 'strong' : 'fair'
}
