import { until } from '@member/testing/until'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { findViolations, openDatabase, rowsOf } from '@member/api/testing/internals'
import { spawnServer } from '@member/api/testing/spawnServer'
import { withNewDatabase } from '@member/api/testing/openTestDatabase'

const simulator = fileURLToPath(import.meta.resolve('@member/simulator/main'))

export const startServersAtOnce = (postgres: string): Promise<string[]> =>
  withNewDatabase(postgres, `member_together_${process.pid}`, async (url) => {
    const servers = [1, 2, 3].map(() => spawnServer({ DATABASE_URL: url }, simulator))
    const starts = await Promise.allSettled(servers.map(({ started }) => started))
    const refused = starts.flatMap((start) =>
      start.status === 'rejected' ? [`a server did not start: ${String(start.reason)}`] : [],
    )
    const repeated = refused.length > 0 ? [] : await jobsRepeated(url)
    await Promise.all(servers.map(({ end }) => end('SIGKILL')))
    const { database, close } = await openDatabase({ url })
    try {
      const [seeded] = await rowsOf(
        database,
        sql`select (select count(*) from members)::int as members,
          (select count(*) - count(distinct (type, name)) from game_events)::int as twice`,
      )
      const isOnce = seeded?.['members'] === 40 && seeded['twice'] === 0
      const violations = await findViolations(database)
      return [
        ...refused,
        ...repeated,
        ...(isOnce ? [] : [`it was seeded as ${JSON.stringify(seeded)}`]),
        ...violations,
      ]
    } finally {
      await close()
    }
  })

/** Returns a problem if three servers together run a job of each second more often than one would. */
async function jobsRepeated(url: string): Promise<string[]> {
  const { database, close } = await openDatabase({ url })
  const runs = async () => {
    const [row] = await rowsOf(
      database,
      sql`select coalesce(max(runs), 0)::int as times, extract(epoch from clock_timestamp())::float as at
        from job_runs where name = 'rounds'`,
    )
    return { times: Number(row?.['times']), at: Number(row?.['at']) }
  }
  try {
    const before = await runs()
    await until(async () => (await runs()).times >= before.times + 5, 'a job of each second does not run')
    const after = await runs()
    const [times, seconds] = [after.times - before.times, after.at - before.at]
    return times <= seconds + 1 ? [] : [`a job of each second ran ${times} times in ${seconds} s`]
  } finally {
    await close()
  }
}
