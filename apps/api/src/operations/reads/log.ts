import { and, desc, ilike, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { operationLog } from '../../database/schema.ts'

export type LogSearch = {
  search: string
  /** Acts that also match, because their Thai words contain the search text. */
  acts: string[]
  limit: number
  before?: bigint | undefined
}

export function readLog(database: Database, { search, acts, limit, before }: LogSearch) {
  const like = `%${search.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`
  const fits = or(
    ilike(operationLog.byName, like),
    ilike(operationLog.act, like),
    inArray(operationLog.act, acts),
    ilike(operationLog.why, like),
    ilike(operationLog.subject, like),
    ilike(sql`${operationLog.memberUuid}::text`, like),
    ilike(sql`${operationLog.detail}::text`, like),
  )
  return database
    .select()
    .from(operationLog)
    .where(and(search ? fits : undefined, before === undefined ? undefined : lt(operationLog.id, before)))
    .orderBy(desc(operationLog.id))
    .limit(limit)
}

export type LogLine = Awaited<ReturnType<typeof readLog>>[number]
