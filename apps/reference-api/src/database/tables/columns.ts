import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** Money, in satang: an integer, never a float. */
export const satang = (name: string) => bigint(name, { mode: 'bigint' })

export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
