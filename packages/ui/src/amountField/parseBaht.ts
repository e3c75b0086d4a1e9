import { t } from './words.ts'

/** Highest accepted amount (baht); a higher one would lose precision and is surely mistyped. */
const HIGHEST = 999_999_999.99

/** Returns a typed amount without spaces and unit, with Thai digits converted; commas stay. */
const plain = (typed: string): string =>
  typed
    .slice(0, 64)
    .replace(/[\s\u200b]/g, '')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/^฿/, '')
    .replace(/(บาท|฿)$/, '')

const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/
const number = /^\d+(\.\d*)?$/
const twoDecimals = /^[^.]*(\.\d{0,2})?$/

/** Bounds in baht; `tooMuch` is the message for an amount above `max`. */
export interface BahtBounds {
  min?: number | undefined
  max?: number | undefined
  tooMuch?: string | undefined
}

export const bahtFault = (typed: string, bounds: BahtBounds = {}): string | undefined => {
  const { min, max, tooMuch } = bounds
  const text = plain(typed)
  if (text === '') return t.empty
  if (typed.length > 64 || !(number.test(text) || grouped.test(text))) return t.form
  if (!twoDecimals.test(text)) return t.decimals
  const baht = Number(text.replace(/,/g, ''))
  if (baht <= 0) return t.zero
  if (baht > HIGHEST) return t.huge
  if (min !== undefined && baht < min) return t.min({ amount: min })
  if (max !== undefined && baht > max) return tooMuch ?? t.max({ amount: max })
  return undefined
}

/** Parses a typed amount ("1,000.50", "๑๐๐", "500 บาท") to baht; undefined for invalid text. */
export const parseBaht = (typed: string): number | undefined =>
  bahtFault(typed) === undefined ? Number(plain(typed).replace(/,/g, '')) : undefined
