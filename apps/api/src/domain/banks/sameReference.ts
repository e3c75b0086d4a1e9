import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

// QR codes, banks and staff spell the same reference in upper and lower case. Each spelling is stored as it came,
// for look-ups at the bank, and compared without its case.

type Value = string | Placeholder
type Transfers = { sendingBank: PgColumn; transRef: PgColumn }

export const isSameReference = (one: string | null, other: string | null): boolean =>
  one?.toUpperCase() === other?.toUpperCase()

export const hasReference = ({ transRef }: Pick<Transfers, 'transRef'>, wanted: Value): SQL =>
  sql`upper(${transRef}) = upper(${wanted})`

/** SQL condition that a row is of this transfer. */
export const isTransfer = (
  table: Transfers,
  { sendingBank, transRef }: { sendingBank: Value; transRef: Value },
): SQL | undefined => and(eq(table.sendingBank, sendingBank), hasReference(table, transRef))
