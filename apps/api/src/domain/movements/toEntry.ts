import type { LedgerEntry } from '@member/api-client/contract'
import { toBaht } from '../../values/satang.ts'
import { maskBankId } from '../../values/maskAccount.ts'
import { apiTime } from '../../values/bangkok.ts'
import { shownKind } from './kinds.ts'
import type { Movement } from './selectMovements.ts'
import { type t as words, t } from './words.ts'
import { toCsv } from '../../http/toCsv.ts'

const stages: Record<string, LedgerEntry['status']> = {
  PENDING: 'PENDING',
  CHECKING: 'CHECKING',
  PROCESSING: 'PROCESSING',
  FAILED: 'FAILED',
  REJECTED: 'REJECTED',
}
export const stageOf = (status: string): LedgerEntry['status'] => stages[status] ?? 'DONE'

const unsettled = new Set(['withdraw', 'deposit-unsettled', 'deposit-asked'])

export const toFigure = (unit: Movement['unit'], amount: bigint) =>
  unit === 'THB' ? toBaht(amount) : Number(amount)

const forfeitedBy = ({ id, reference, order_key: order }: Movement) =>
  reference === id ? { cause: 'MEMBER' as const, ...(order && { order }) } : { cause: 'WITHDRAWAL' as const }

export const toEntry = (row: Movement): LedgerEntry => ({
  id: row.id,
  kind: shownKind(row.kind),
  unit: row.unit,
  amount: toFigure(row.unit, row.amount),
  // A refund is complete, although its withdrawal was rejected.
  status: unsettled.has(row.kind) ? stageOf(row.status ?? '') : 'DONE',
  title: row.title,
  ...(row.activity && { activity: row.activity }),
  channel: row.channel,
  bankName: row.bank_name,
  bankId: row.bank_id && maskBankId(row.bank_id),
  // A bonus forfeited by the member belongs to no withdrawal.
  ...(row.kind === 'bonus-given-up' && forfeitedBy(row)),
  ...(row.kind === 'deposit' && row.kept && { kept: toBaht(row.kept) }),
  ...(row.launch && { round: { id: row.launch, result: row.result === null ? null : toBaht(row.result) } }),
  createdAt: apiTime(row.created_at),
})

export const kindWord = (
  { kind, cause }: LedgerEntry,
  texts: Pick<typeof words, 'kind' | 'bonusCancelled'>,
) => (cause === 'MEMBER' ? texts.bonusCancelled : texts.kind[kind])

/** Returns the reference that a member quotes to support: the bank's, or the start of our own id. */
export const referenceOf = ({ trans_ref, reference, id }: Movement) =>
  trans_ref ?? (reference ?? id).slice(0, 8).toUpperCase()

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
