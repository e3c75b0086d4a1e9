import { commonPasswords } from './commonPasswords.ts'

/** How hard a password is to guess. */
export type Strength = 'weak' | 'fair' | 'strong'

const rows = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const backwards = (text: string) => Array.from(text).reduceRight((made, sign) => made + sign, '')
const sequences = [...rows, ...rows.map(backwards)]

const instead: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' }

/** Signs that make nothing safer: a year or a few more around a word that everybody tries. */
const few = 4

const isCommon = (text: string) => {
  const written = text.replace(/[013-5@$](?=.*[a-z])/g, (sign) => instead[sign] ?? sign)
  return [text, written].some((word) => {
    const letters = word.replace(/^[^a-z]+|[^a-z]+$/g, '')
    return word.length - letters.length <= few && commonPasswords.has(letters)
  })
}

/** True if a password is little more than one of `known`, what others know of the member. */
export const isLikeKnown = (password: string, known: readonly string[]): boolean =>
  known.some(
    (word) =>
      word.length >= 4 &&
      password.toLowerCase().includes(word.toLowerCase()) &&
      password.length - word.length <= few,
  )

/**
 * True if a password is among the first that anybody would try: few different signs, the same ones again, a row of keys,
 * or a common word. The server looks further; here it is told while it is chosen.
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

/** Strength of a password that is long enough, by its length and how much it varies; null of a shorter one. */
export function strengthOf(password: string): Strength | null {
  const text = password.toLowerCase()
  if (text.length < 8) return null
  if (isObvious(text) || /^\d+$/.test(text)) return 'weak'
  return text.length >= 12 && new Set(text).size >= 7 ? 'strong' : 'fair'
}
