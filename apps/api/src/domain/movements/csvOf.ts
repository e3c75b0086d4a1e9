import { toCsv } from '../../http/toCsv.ts'
import { apiTime } from '../../values/bangkok.ts'
import type { Movement } from './selectMovements.ts'
import { kindWord, referenceOf, toEntry } from './toEntry.ts'
import { t } from './words.ts'

const figure = (unit: 'THB' | 'PNT', amount: number) => (unit === 'THB' ? amount.toFixed(2) : String(amount))

export const csvOf = (rows: readonly Movement[]): string => toCsv([t.head, ...rows.map(lineOf)])

function lineOf(row: Movement): string[] {
  const entry = toEntry(row)
  const { unit, amount, status, title, bankName, bankId } = entry
  const at = apiTime(row.created_at)
  return [
    at.slice(0, 10),
    at.slice(11, 19),
    kindWord(entry, t),
    title ?? [bankName, bankId].filter(Boolean).join(' '),
    figure(unit, amount),
    t.unit[unit],
    t.status[status],
    referenceOf(row),
  ]
}
