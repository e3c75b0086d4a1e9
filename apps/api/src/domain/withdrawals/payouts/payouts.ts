import type { InferSelectModel } from 'drizzle-orm'
import type { payouts } from '../../../database/schema.ts'
import type { Actor } from '../../../services/actor.ts'

export type PayoutRow = InferSelectModel<typeof payouts>

/** In the log, whoever the bank's answers act as. */
export const byBank: Actor = { kind: 'ADAPTER', name: 'bank' }
