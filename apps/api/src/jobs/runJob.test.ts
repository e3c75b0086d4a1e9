import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { jobRuns } from '../database/schema.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { runJob } from './runJob.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

let count = 0
function newJob(
  change: {
    run?: () => Promise<unknown>
    state?: { snapshot: () => unknown; restore: (state: unknown) => void }
  } = {},
) {
  count += 1
  let runs = 0
  const name = `job-${count}`
  const run = async () => {
    runs += 1
  }
  return { job: { name, everyMs: 60_000, run, ...change }, runs: () => runs, isIt: eq(jobRuns.name, name) }
}
const rowOf = async (isIt: ReturnType<typeof eq>) =>
  (await open.database.select().from(jobRuns).where(isIt))[0]
const age = (isIt: ReturnType<typeof eq>) =>
  open.database
    .update(jobRuns)
    .set({ endedAt: sql`ended_at - interval '2 minutes'` })
    .where(isIt)

test('a job runs when it is due, on whichever process, and not before', async () => {
  const { job, runs, isIt } = newJob()
  await runJob(open, job)
  await runJob(open, job)
  expect(runs()).toBe(1)
  await age(isIt)
  await Promise.all([runJob(open, job), runJob(open, job), runJob(open, job)])
  expect(runs()).toBe(2)
  expect(await rowOf(isIt)).toMatchObject({ runs: 2n, fault: null, succeededAt: expect.any(Date) })
})

test('a job that fails says so, and runs again at its next turn', async () => {
  const { job, isIt } = newJob({
    run: async () => {
      throw new RangeError('of this member: 0812345678')
    },
  })
  await expect(runJob(open, job)).rejects.toThrow(RangeError)
  expect(await rowOf(isIt)).toMatchObject({ fault: 'RangeError', succeededAt: null })
})

test('a job whose process was killed in the middle runs again', async () => {
  const { job, runs, isIt } = newJob()
  await runJob(open, job)
  await open.database.update(jobRuns).set({ endedAt: null }).where(isIt)
  await runJob(open, job)
  expect(runs()).toBe(2)
})

test('the process that does not run a job receives what it has to know of it', async () => {
  const restored: unknown[] = []
  const { job } = newJob({
    state: { snapshot: () => ({ late: true }), restore: (state) => restored.push(state) },
  })
  await runJob(open, job)
  expect(restored).toEqual([])
  await runJob(open, job)
  expect(restored).toEqual([{ late: true }])
})
