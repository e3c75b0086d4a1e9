import { toSatang } from '@member/api/values/satang'
import { signedBaht, clockTime } from '@member/api/values/figures'
import { ruleNames } from '../remarks.ts'
import { th as staff } from '../staff/th.ts'
import { th as work } from '../work/th.ts'
import { th } from './th.ts'
import type { LogLine } from '@member/api/operations'
import { soft, table, type Markup } from '@member/staff-page/parts'
import { memberLink } from '../show.ts'

const amounts = new Set([
  'amount',
  'kept',
  'bonusMax',
  'minDeposit',
  'minWithdraw',
  'adjustAlone',
  'upTo',
  'wanted',
])
const names: Record<string, string> = ruleNames
const values: Record<string, string> = { ...work.raises.operations, ...staff.role, ...th.values }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const actWords = (act: string): string => th.acts[act] ?? act

export const actsMatching = (words: string): string[] =>
  Object.keys(th.acts).filter((act) => words !== '' && actWords(act).includes(words))

function valueWords(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return th.nothing
  if (typeof value === 'boolean') return value ? th.yes : th.no
  if (typeof value === 'number')
    return amounts.has(name) ? signedBaht(toSatang(value)) : value.toLocaleString('en-US')
  if (typeof value === 'string') return values[value] ?? value
  if (Array.isArray(value)) return value.map((one) => valueWords(name, one)).join(', ')
  if (!isRecord(value)) return ''
  const { from, to } = value
  if ('from' in value && 'to' in value && Object.keys(value).length === 2)
    return th.change(valueWords(name, from), valueWords(name, to))
  return logDetail(value)
}

/** Returns the details of a log line as text, with their Thai names. */
export function logDetail(detail: unknown): string {
  if (!isRecord(detail)) return ''
  return Object.entries(detail)
    .map(([name, value]) => `${th.fields[name] ?? names[name] ?? name}: ${valueWords(name, value)}`)
    .join(' · ')
}

export const logTable = (lines: LogLine[]): Markup =>
  table<LogLine>(lines, [
    [th.head.at, ({ at }) => clockTime(at)],
    [th.head.by, ({ byName }) => byName],
    [
      th.head.act,
      ({ act, memberUuid }) => (memberUuid ? memberLink(memberUuid, actWords(act)) : actWords(act)),
    ],
    [th.head.why, ({ why }) => why],
    [th.head.detail, ({ detail }) => soft(logDetail(detail))],
    [th.head.number, ({ id }) => String(id), 'figure'],
  ])
