import type { InferSelectModel } from 'drizzle-orm'
import type { payouts } from '../../../database/schema.ts'
import type { Actor } from '../../../services/actor.ts'

export type PayoutRow = InferSelectModel<typeof payouts>

export const byBank: Actor = { kind: 'ADAPTER', name: 'bank' }
