import type { Database } from '../../database/database.ts'
import { notices } from '../../database/schema.ts'

type AccountEvent =
  | 'CLOSING_ASKED'
  | 'CLOSING_TAKEN_BACK'
  | 'WITHDRAWALS_LOCKED'
  | 'WITHDRAWALS_UNLOCKED'
  | 'PAPERS_ASKED'
  | 'PAPERS_ACCEPTED'
  | 'PAPERS_REFUSED'

/** Inserts a notice about the member's account, withdrawals or documents, with a reason if given. */
export const notifyOfAccount = (
  tx: Database,
  memberUuid: string,
  event: AccountEvent,
  now: Date,
  remark: string | null = null,
) =>
  tx.insert(notices).values({ memberUuid, kind: 'security', event, remark, reference: memberUuid, at: now })
