import { setTimeout as wait } from 'node:timers/promises'

/** That processes listen on. */
export const channel = 'live'

const most = 1_000
const soonMs = 15
const idleMs = 50
/** Looking takes at most a fifth of a connection's time, also where a long backup makes the table long. */
const rest = 4

/**
 * Publishes news that is committed, once for all that came meanwhile. A single statement: of a process that is killed,
 * another publishes it. Rows that another process is publishing are left to it.
 */
export const publishing = `
  with taken as (
    delete from live_news where ctid = any(array(select ctid from live_news limit ${most} for update skip locked))
    returning kind || ':' || coalesce(member_uuid::text, '') as news)
  select pg_notify('${channel}', news) from (select distinct news from taken) as told`

/** Until the next look: short while there is news, so that a change is on the screen within a tenth of a second. */
export const pauseAfter = (told: number, tookMs: number) =>
  Math.max(told > 0 ? soonMs : idleMs, rest * tookMs)

/** Publishes again and again until it is stopped; `publish` answers how much it published. */
export async function keepPublishing(publish: () => Promise<number>, stop: AbortSignal) {
  while (!stop.aborted) {
    const began = performance.now()
    const told = await publish()
    const pauseMs = pauseAfter(told, performance.now() - began)
    await asleep(pauseMs, stop)
  }
}

export const asleep = (ms: number, signal: AbortSignal) =>
  wait(ms, undefined, { signal, ref: false }).catch(() => {})
