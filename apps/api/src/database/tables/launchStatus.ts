import { sql } from 'drizzle-orm'

/** Statuses of a launch that is not settled. */
export const openStatuses = ['OPENING', 'MOVING', 'OPEN', 'RETURNING'] as const

export const launchStatuses = [...openStatuses, 'RETURNED', 'REFUSED'] as const

type LaunchStatus = (typeof launchStatuses)[number]

/** SQL condition of an open launch, without the column. Literals, because the partial index of launches has them. */
export const inOpenStatuses = sql.raw(`in (${openStatuses.map((status) => `'${status}'`).join(', ')})`)

const out = new Set<LaunchStatus>(['MOVING', 'OPEN', 'RETURNING'])

/** Returns true while the launch's money is outside the credit. */
export const hasMoneyOut = (status: LaunchStatus) => out.has(status)
