import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

const everyMs = 25
/** Lowest share (percent) that is printed. */
const least = 2

/** SQL for the wait event of each busy connection. */
const sampled = `select case
      when state = 'idle in transaction' then 'the server, in a transaction'
      when wait_event is null then 'nothing: works'
      when wait_event_type = 'Lock' then wait_event_type || ': ' || wait_event || ', ' || left(regexp_replace(query, '\\s+', ' ', 'g'), 60)
      else wait_event_type || ': ' || wait_event end as event
  from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    and state <> 'idle'`

/**
 * Samples the connections' wait events.
 * Returns a function that stops the sampling and returns the events' shares in percent, largest first.
 */
export async function watchWaits(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const counts = new Map<string, number>()
  const stopping = new AbortController()
  const sampling = async () => {
    while (!stopping.signal.aborted) {
      const { rows } = await client.query<{ event: string }>({ name: 'waits', text: sampled })
      for (const { event } of rows) counts.set(event, (counts.get(event) ?? 0) + 1)
      await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
    await client.end()
  }
  const ended = sampling()
  return async () => {
    stopping.abort()
    await ended
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
    return [...counts]
      .map(([event, count]): [string, number] => [event, Math.round((100 * count) / all)])
      .filter(([, share]) => share >= least)
      .toSorted(([, one], [, other]) => other - one)
  }
}
