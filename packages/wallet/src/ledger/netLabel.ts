import type { LedgerFilter } from '@member/api-client'
import { t } from './words.ts'

/** Label for the totals of month, day and year; with a filter it names the filtered kind. */
export const netLabel = (amount: string, kind: LedgerFilter | undefined) =>
  kind ? t.netOf({ kind: t.filter[kind], amount }) : t.net({ amount })
