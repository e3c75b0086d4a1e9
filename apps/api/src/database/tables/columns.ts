import { bigint, customType, jsonb, timestamp } from 'drizzle-orm/pg-core'

export const satang = (name: string) => bigint(name, { mode: 'bigint' })

export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

export type ColumnTexts = Readonly<Record<string, string | null | undefined>>

/** English texts of a row; a missing one is shown in Thai (http/language.ts). */
export const english = () => jsonb('english').$type<ColumnTexts>()
