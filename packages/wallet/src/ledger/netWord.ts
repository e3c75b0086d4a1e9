import type { LedgerFilter } from '@member/api-client'
import { t } from './words.ts'

/** One word for the month, the day and the year beside them: with a filter it says what it is the sum of. */
export const netWord = (amount: string, kind: LedgerFilter | undefined) =>
  kind ? t.netOf({ kind: t.filter[kind], amount }) : t.net({ amount })
