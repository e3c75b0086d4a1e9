import { setTimeout as wait } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'

export const channel = 'live'

const most = 1_000
const soonMs = 15
const idleMs = 50
/** Wait after each poll, as a multiple of the poll's duration. */
const rest = 4

/** Statement that publishes committed changes, each distinct one once. */
export const publishing = `
  with taken as (
    delete from live_news where ctid = any(array(select ctid from live_news limit ${most} for update skip locked))
    returning kind || ':' || coalesce(member_uuid::text, '') as news)
  select pg_notify('${channel}', news) from (select distinct news from taken) as told`

/** Returns the time until the next poll (ms). */
export const intervalAfter = (published: number, tookMs: number) =>
  Math.max(published > 0 ? soonMs : idleMs, rest * tookMs)

export async function publishForever(publish: () => Promise<number>, stop: AbortSignal) {
  while (!stop.aborted) {
    const began = performance.now()
    const published = await publish()
    const intervalMs = intervalAfter(published, performance.now() - began)
    await asleep(intervalMs, stop)
  }
}

const asleep = (ms: number, signal: AbortSignal) =>
  wait(ms, undefined, { signal, ref: false }).catch(() => {})

export type Listener = {
  onNotify: (news: string) => void
  /** Called after a reconnection, because notifications were possibly missed. */
  missed: () => void
}

const againMs = 1_000
const patienceMs = 15_000

/**
 * Listens for changes and publishes them on its own connection; reconnects if the connection drops. Returns a
 * function that stops both.
 */
export function listenToPostgres(connection: ClientConfig, { onNotify, missed }: Listener) {
  const stopping = new AbortController()
  const { signal } = stopping

  const once = async (isFirst: boolean) => {
    // A dead connection reports nothing; the publishing query detects it.
    const client = new Client({ ...connection, query_timeout: patienceMs })
    const cut = new AbortController()
    client.once('end', () => cut.abort())
    client.on('error', () => cut.abort())
    client.on('notification', ({ payload = '' }) => onNotify(payload))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      // Notifications are lost in a crash anyway, so they need not wait for disk or standby.
      await client.query('set synchronous_commit = off')
      if (!isFirst) missed()
      const publish = async () => (await client.query({ name: 'publish', text: publishing })).rowCount ?? 0
      await publishForever(publish, AbortSignal.any([signal, cut.signal]))
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
