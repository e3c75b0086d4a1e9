import type { InferSelectModel } from 'drizzle-orm'
import { launches } from '../database/schema.ts'

export type Launch = InferSelectModel<typeof launches>
export type LaunchStatus = Launch['status']

const out: LaunchStatus[] = ['MOVING', 'OPEN', 'RETURNING']

/** Its money is not in the credit. */
export const isOut = (status: LaunchStatus) => out.includes(status)
