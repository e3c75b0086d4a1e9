import type { LedgerDay, LedgerEntry, LedgerMonth, LedgerPage } from '@member/api-client'
import { bangkokDay, bangkokMonth } from '@member/ui'

/** A movement, or all movements of a finished game, shown as one row with its result. */
type LedgerItem = { entry: LedgerEntry } | { entry: LedgerEntry; parts: LedgerEntry[]; result: number }

interface Day {
  day: string
  sums: LedgerDay | undefined
  items: LedgerItem[]
}

export interface Month {
  month: string
  sums: LedgerMonth | undefined
  days: Day[]
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

export function byMonth(pages: readonly LedgerPage[]): Month[] {
  const sums = pages[0]?.months ?? []
  const sumsOfDays = pages.flatMap(({ days = [] }) => days)
  const months: Month[] = []
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
