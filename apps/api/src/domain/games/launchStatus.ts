import type { InferSelectModel } from 'drizzle-orm'
import type { launches } from '../../database/schema.ts'

export type Launch = InferSelectModel<typeof launches>
export type LaunchStatus = Launch['status']

const out = new Set<LaunchStatus>(['MOVING', 'OPEN', 'RETURNING'])

/** Returns true while the launch's money is outside the credit. */
export const hasMoneyOut = (status: LaunchStatus) => out.has(status)
