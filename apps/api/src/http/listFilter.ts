import { and, eq, gte, lt, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { day, dayStart } from '../values/bangkok.ts'

type Columns = { memberUuid: AnyPgColumn; status: AnyPgColumn; createdAt: AnyPgColumn }
type Filter = { status?: string | undefined; from?: string | undefined; to?: string | undefined }

export function listFilter(
  table: Columns,
  memberUuid: string,
  { status, from, to }: Filter,
): SQL | undefined {
  const start = from && dayStart(from)
  const last = to && dayStart(to)
  return and(
    eq(table.memberUuid, memberUuid),
    status === undefined ? undefined : eq(table.status, status),
    start ? gte(table.createdAt, start) : undefined,
    last ? lt(table.createdAt, new Date(last.getTime() + day)) : undefined,
  )
}
