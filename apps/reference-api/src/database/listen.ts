import { setTimeout as wait } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'

/** Hears what the database tells on the channel `live`. */
export type Listener = {
  hear: (news: string) => void
  /** Something may have been missed: the line was cut and is there again. */
  missed: () => void
}

export const channel = 'live'
const againMs = 1_000
const looksMs = 15_000

/** Listens over a connection of its own, and opens it anew where it is cut. Answers how to stop. */
export function listenToPostgres(connection: ClientConfig, { hear, missed }: Listener) {
  const stopping = new AbortController()
  const { signal } = stopping

  const once = async (isFirst: boolean) => {
    const client = new Client({ ...connection, query_timeout: looksMs })
    const cut = new Promise<void>((resolve) => {
      client.once('end', resolve)
      client.on('error', () => resolve())
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
    client.on('notification', ({ payload = '' }) => hear(payload))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      if (!isFirst) missed()
      // A dead line says nothing: only a question finds it out.
      while ((await Promise.race([cut.then(() => 'cut'), asleep(looksMs, signal)])) !== 'cut')
        await client.query('select 1')
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

const asleep = (ms: number, signal: AbortSignal) =>
  wait(ms, undefined, { signal, ref: false }).catch(() => {})
