import { commonPasswords } from './commonPasswords.ts'

export type Strength = 'weak' | 'fair' | 'strong'

const rows = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const backwards = (text: string) => Array.from(text).reduceRight((made, sign) => made + sign, '')
const sequences = [...rows, ...rows.map(backwards)]

const instead: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' }

/** Number of extra characters, such as a year, that do not make a common word secure. */
const few = 4

const isCommon = (text: string) => {
  const written = text.replace(/[013-5@$](?=.*[a-z])/g, (sign) => instead[sign] ?? sign)
  return [text, written].some((word) => {
    const letters = word.replace(/^[^a-z]+|[^a-z]+$/g, '')
    return word.length - letters.length <= few && commonPasswords.has(letters)
  })
}

/** True if a password is one of the `known` texts, such as a phone, plus at most four characters. */
export const isLikeKnown = (password: string, known: readonly string[]): boolean =>
  known.some(
    (word) =>
      word.length >= 4 &&
      password.toLowerCase().includes(word.toLowerCase()) &&
      password.length - word.length <= few,
  )

/**
 * True for a password that anyone would try first: few different characters, repetitions, keyboard rows or
 * common words.
 */
export function isObvious(password: string): boolean {
  const text = password.toLowerCase()
  return (
    new Set(text).size < 5 ||
    /^(.{1,4})\1+$/.test(text) ||
    sequences.some((row) => row.includes(text.slice(0, 6))) ||
    isCommon(text)
  )
}

export function strengthOf(password: string): Strength | null {
  const text = password.toLowerCase()
  if (text.length < 8) return null
  if (isObvious(text) || /^\d+$/.test(text)) return 'weak'
  return text.length >= 12 && new Set(text).size >= 7 ? 'strong' : 'fair'
}
