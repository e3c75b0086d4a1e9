import { patterns } from './patterns.ts'

// Without `Intl.NumberFormat`: creating the first one takes 50 ms on a slow phone, and every member's screen shows
// money.
const grouped = (figures: string) => figures.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** Formats baht as "1,234.50"; `unit` adds the currency, `short` omits ".00", `sign` adds + to a gain. */
export const formatBaht = (
  baht: number,
  { unit = false, short = false, sign = false }: { unit?: boolean; short?: boolean; sign?: boolean } = {},
): string => {
  const size = Math.abs(baht)
  const figures = grouped(size.toFixed(short && Number.isInteger(size) ? 0 : 2))
  const before = baht < 0 ? '\u2212' : sign && baht > 0 ? '+' : ''
  return before + (unit ? patterns.baht({ figures }) : figures)
}

/** Returns what a language writes before and after an amount: "฿" and "", or "" and "บาท". */
export const bahtUnit = (): { before: string; after: string } => {
  const [before = '', after = ''] = patterns.baht({ figures: '\n' }).split('\n')
  return { before, after: after.trim() }
}

export const formatCount = (count: number): string => grouped(count.toFixed(0))
