import type { LedgerDay, LedgerEntry, LedgerMonth, LedgerPage } from '@member/api-client'
import { bangkokDay, bangkokMonth, inParts, longFrom } from '@member/ui'

/** A movement, or all movements of a finished game, shown as one row with its result. */
type LedgerItem = { entry: LedgerEntry } | { entry: LedgerEntry; parts: LedgerEntry[]; result: number }

interface Day {
  day: string
  sums: LedgerDay | undefined
  items: readonly LedgerItem[]
}

/** Consecutive rows of a day, from index `from` on, of `of` rows. */
interface PartOfDay extends Day {
  from: number
  of: number
}

interface Month {
  month: string
  sums: LedgerMonth | undefined
  days: Day[]
}

/** A month, or in a long ledger some rows of one of its days. */
export interface PartOfMonth extends Omit<Month, 'days'> {
  key: string
  /** True if this part begins the month. */
  isFirst: boolean
  days: PartOfDay[]
}

/** Combines the movements of each finished game into one item, at the position of the newest movement. */
function gatherRounds(entries: readonly LedgerEntry[]): LedgerItem[] {
  const rounds: Record<string, { parts: LedgerEntry[] } | undefined> = {}
  const items: LedgerItem[] = []
  for (const entry of entries) {
    const { round } = entry
    if (!round || round.result === null) {
      items.push({ entry })
      continue
    }
    const known = rounds[round.id]
    if (known) known.parts.push(entry)
    else {
      const item = { entry, parts: [entry], result: round.result }
      rounds[round.id] = item
      items.push(item)
    }
  }
  return items
}

function byMonth(pages: readonly LedgerPage[]): Month[] {
  const sums = pages[0]?.months ?? []
  const sumsOfDays = pages.flatMap(({ days = [] }) => days)
  const months: (Month & { days: (Day & { items: LedgerItem[] })[] })[] = []
  for (const item of gatherRounds(pages.flatMap(({ items }) => items))) {
    const { createdAt } = item.entry
    const [month, day] = [bangkokMonth(createdAt), bangkokDay(createdAt)]
    let last = months[months.length - 1]
    if (last?.month !== month) {
      last = { month, sums: sums.find((one) => one.month === month), days: [] }
      months.push(last)
    }
    const today = last.days[last.days.length - 1]
    if (today?.day === day) today.items.push(item)
    else last.days.push({ day, sums: sumsOfDays.find((one) => one.day === day), items: [item] })
  }
  return months
}

const wholeMonths = (months: readonly Month[]): PartOfMonth[] =>
  months.map(({ days, ...month }) => ({
    ...month,
    key: month.month,
    isFirst: true,
    days: days.map((day) => Object.assign(day, { from: 0, of: day.items.length })),
  }))

const smallParts = (months: readonly Month[]): PartOfMonth[] =>
  months.flatMap(({ month, sums, days }) =>
    days.flatMap(({ day, sums: ofDay, items }, at) =>
      inParts(items).map(({ from, rows }) => ({
        key: `${day} ${from}`,
        month,
        sums,
        isFirst: at === 0 && from === 0,
        days: [{ day, sums: ofDay, items: rows, from, of: items.length }],
      })),
    ),
  )

/** Returns the ledger in parts: its months, or smaller ones if it is long. */
export function partsOf(pages: readonly LedgerPage[]): { isLong: boolean; parts: PartOfMonth[] } {
  const months = byMonth(pages)
  const rows = months.reduce((sum, { days }) => sum + days.reduce((of, { items }) => of + items.length, 0), 0)
  const isLong = rows > longFrom
  return { isLong, parts: isLong ? smallParts(months) : wholeMonths(months) }
}
