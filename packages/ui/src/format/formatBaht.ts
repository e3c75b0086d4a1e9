import { th } from '../th.ts'

const two = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/**
 * "1,234.50". `unit` glues บาท to it with a no-break space; `short` leaves ".00" out; `sign` writes + before a gain.
 */
export const formatBaht = (
  baht: number,
  { unit = false, short = false, sign = false }: { unit?: boolean; short?: boolean; sign?: boolean } = {},
): string => {
  const size = Math.abs(baht)
  const figures = (short && Number.isInteger(size) ? whole : two).format(size)
  const before = baht < 0 ? '\u2212' : sign && baht > 0 ? '+' : ''
  return unit ? `${before}${figures}\u00a0${th.common.baht}` : `${before}${figures}`
}

/** "1,234": a count, not money. */
export const formatCount = (count: number): string => whole.format(count)
