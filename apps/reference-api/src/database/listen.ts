import { Client, type ClientConfig } from 'pg'
import { asleep, channel, keepPublishing, publishing } from './publishing.ts'

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
