import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { OpenDatabase } from '../database/database.ts'
import { jobRuns } from '../database/schema.ts'
import type { Job } from '../services/services.ts'

/**
 * Runs a task repeatedly, `everyMs` after the last run ended; returns a stop function. An error is passed to
 * `onFault`, and the next run follows.
 */
export function repeat(task: () => Promise<unknown>, everyMs: number, onFault: (fault: unknown) => void) {
  const stopping = new AbortController()
  const { signal } = stopping
  const turns = async () => {
    while (!signal.aborted) {
      await wait(everyMs, undefined, { signal }).catch(() => {})
      if (!signal.aborted) await task().catch(onFault)
    }
  }
  const ended = turns()
  return () => {
    stopping.abort()
    return ended
  }
}

type Where = Pick<OpenDatabase, 'database' | 'once'>

/**
 * Runs a job if it is due and no other process runs it. Stores when the job ran and its error, and throws the
 * error.
 */
export async function runJob({ database, once }: Where, { name, everyMs, run, state }: Job) {
  const isJob = eq(jobRuns.name, name)
  const isRun = await once(`job:${name}`, async () => {
    if (!(await begin(database, name, everyMs))) return false
    const end = (change: PgUpdateSetSource<typeof jobRuns>) =>
      database
        .update(jobRuns)
        .set({ endedAt: sql`clock_timestamp()`, runs: sql`${jobRuns.runs} + 1`, ...change })
        .where(isJob)
    try {
      await run()
    } catch (fault) {
      await end({ fault: fault instanceof Error ? fault.name : 'unknown' })
      throw fault
    }
    await end({ fault: null, succeededAt: sql`clock_timestamp()`, ...(state && { state: state.snapshot() }) })
    return true
  })
  if (isRun || !state) return
  const [row] = await database.select({ state: jobRuns.state }).from(jobRuns).where(isJob)
  if (row?.state) state.restore(row.state)
}

/** Marks a job as running; returns false if the last run is too recent. */
async function begin(database: OpenDatabase['database'], name: string, everyMs: number): Promise<boolean> {
  const now = sql`clock_timestamp()`
  const isDue = sql`${jobRuns.endedAt} is null
    or ${jobRuns.endedAt} <= clock_timestamp() - ${everyMs * 0.9} * interval '1 millisecond'`
  const [row] = await database
    .insert(jobRuns)
    .values({ name, startedAt: now })
    .onConflictDoUpdate({ target: jobRuns.name, set: { startedAt: now, endedAt: null }, setWhere: isDue })
    .returning({ name: jobRuns.name })
  return row !== undefined
}
