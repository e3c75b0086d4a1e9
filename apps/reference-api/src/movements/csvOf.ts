import { apiTime } from '../time/bangkok.ts'
import type { Movement } from './selectMovements.ts'
import { referenceOf, toEntry } from './toEntry.ts'
import { th } from './th.ts'

/** A field as RFC 4180 has it; what a spreadsheet would run as a formula is text. */
const field = (text: string) => {
  const plain = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

const figure = (unit: 'THB' | 'PNT', amount: number) => (unit === 'THB' ? amount.toFixed(2) : String(amount))

/** The mark before it tells a spreadsheet that the letters are UTF-8. */
export const csvOf = (rows: readonly Movement[]): string =>
  `\u{FEFF}${[th.head, ...rows.map(lineOf)].map((line) => line.map(field).join(',')).join('\r\n')}\r\n`

function lineOf(row: Movement): string[] {
  const { kind, unit, amount, status, title, bankName, bankId } = toEntry(row)
  const at = apiTime(row.created_at)
  return [
    at.slice(0, 10),
    at.slice(11, 19),
    th.kind[kind],
    title ?? [bankName, bankId].filter(Boolean).join(' '),
    figure(unit, amount),
    th.unit[unit],
    th.status[status],
    referenceOf(row),
  ]
}
