import { setTimeout as wait } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'

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

const asleep = (ms: number, signal: AbortSignal) =>
  wait(ms, undefined, { signal, ref: false }).catch(() => {})

/** Hears what the database tells on the channel `live`. */
export type Listener = {
  hear: (news: string) => void
  /** Something may have been missed: the line was cut and is there again. */
  missed: () => void
}

const againMs = 1_000
const patienceMs = 15_000

/**
 * Listens over a connection of its own, which also publishes what waits, and opens it anew where it is cut. Answers how
 * to stop.
 */
export function listenToPostgres(connection: ClientConfig, { hear, missed }: Listener) {
  const stopping = new AbortController()
  const { signal } = stopping

  const once = async (isFirst: boolean) => {
    // A dead line says nothing: the publishing finds it out.
    const client = new Client({ ...connection, query_timeout: patienceMs })
    const cut = new AbortController()
    client.once('end', () => cut.abort())
    client.on('error', () => cut.abort())
    client.on('notification', ({ payload = '' }) => hear(payload))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      // News is gone with a crash anyway: to publish it waits for neither disk nor standby.
      await client.query('set synchronous_commit = off')
      if (!isFirst) missed()
      const publish = async () => (await client.query({ name: 'publish', text: publishing })).rowCount ?? 0
      await keepPublishing(publish, AbortSignal.any([signal, cut.signal]))
    } finally {
      await client.end().catch(() => {})
    }
  }
  const listening = async () => {
    for (let isFirst = true; !signal.aborted; isFirst = false) {
      await once(isFirst).catch(() => {})
      await asleep(againMs, signal)
    }
  }
  const ended = listening()
  return () => {
    stopping.abort()
    return ended
  }
}
