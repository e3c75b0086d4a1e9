import type { LedgerFilter } from '@member/api-client'
import { t } from './words.ts'

/** Returns the label of a net total, which names the kind if the ledger is filtered by kind. */
export const netLabel = (amount: string, kind: LedgerFilter | undefined) =>
  kind ? t.netOf({ kind: t.filter[kind], amount }) : t.net({ amount })
