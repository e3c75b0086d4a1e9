/** How hard a password is to guess. */
export type Strength = 'weak' | 'fair' | 'strong'

const rows = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const backwards = (text: string) => Array.from(text).reduceRight((made, sign) => made + sign, '')
const sequences = [...rows, ...rows.map(backwards)]

/** True if a password is among the first that anybody would try: few different signs, or a row of keys. */
export function isObvious(password: string): boolean {
  const text = password.toLowerCase()
  return new Set(text).size < 5 || sequences.some((row) => row.includes(text.slice(0, 6)))
}

/** Strength of a password that is long enough, by its length and how much it varies; null of a shorter one. */
export function strengthOf(password: string): Strength | null {
  const text = password.toLowerCase()
  if (text.length < 8) return null
  if (isObvious(text) || /^\d+$/.test(text)) return 'weak'
  return text.length >= 12 && new Set(text).size >= 7 ? 'strong' : 'fair'
}
