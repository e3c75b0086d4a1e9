import { toCsv } from '../request/toCsv.ts'
import { apiTime } from '../time/bangkok.ts'
import type { Movement } from './selectMovements.ts'
import { referenceOf, toEntry } from './toEntry.ts'
import { t } from './words.ts'

const figure = (unit: 'THB' | 'PNT', amount: number) => (unit === 'THB' ? amount.toFixed(2) : String(amount))

export const csvOf = (rows: readonly Movement[]): string => toCsv([t.head, ...rows.map(lineOf)])

function lineOf(row: Movement): string[] {
  const { kind, unit, amount, status, title, bankName, bankId } = toEntry(row)
  const at = apiTime(row.created_at)
  return [
    at.slice(0, 10),
    at.slice(11, 19),
    t.kind[kind],
    title ?? [bankName, bankId].filter(Boolean).join(' '),
    figure(unit, amount),
    t.unit[unit],
    t.status[status],
    referenceOf(row),
  ]
}
