import type { Database } from '../database/database.ts'
import { notices } from '../database/schema.ts'

type AccountEvent = 'CLOSING_ASKED' | 'CLOSING_TAKEN_BACK' | 'WITHDRAWALS_LOCKED' | 'WITHDRAWALS_UNLOCKED'

/** Tells a member in the inbox what became of the account or its withdrawals, whoever did it. */
export const tellOfAccount = (tx: Database, memberUuid: string, event: AccountEvent, now: Date) =>
  tx.insert(notices).values({ memberUuid, kind: 'security', event, reference: memberUuid, at: now })
