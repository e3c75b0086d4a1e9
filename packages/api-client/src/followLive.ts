import { createParser } from 'eventsource-parser'
import * as v from 'valibot'
import { connection } from './client/connection.ts'
import { LiveEvent, livePath } from './endpoints/live.ts'
import { getMemberSummary } from './endpoints/members.ts'
import { requestHeaders } from './client/headers.ts'
import { isRecord } from './client/isRecord.ts'
import { isKnown } from './client/known.ts'
import { backoff } from './backoff.ts'
import { getSession } from './client/session.ts'

export interface LiveListener {
  onEvent: (event: LiveEvent, id: string) => void
  onState: (isLive: boolean) => void
  lastId?: string | undefined
  /** Time (ms, the server's clock) from which a first connection requests missed changes. */
  since?: number | undefined
  signal: AbortSignal
}

/** Silence (ms) after which a connection counts as dead. */
const silence = 45_000
const shortest = 1_000
const longest = 30_000
/** Time (ms) that a connection must last so that the wait before the next one does not grow. */
const steady = 30_000
/** Longest event (characters). */
const longestEvent = 65_536

/**
 * Reads the member's event stream until aborted, and reconnects and resumes as needed. Returns if the server has
 * no stream.
 */
export async function followLive({ onEvent, onState, lastId, since, signal }: LiveListener): Promise<void> {
  let last = lastId
  for (let failures = 0; !signal.aborted; failures += 1) {
    let openedAt: number | undefined
    const outcome = await readOnce({
      signal,
      lastId: last,
      since,
      onState: (isLive) => {
        openedAt = Date.now()
        onState(isLive)
      },
      onEvent: (event, id) => {
        last = id
        onEvent(event, id)
      },
    }).catch(() => 'lost' as const)
    onState(false)
    if (openedAt !== undefined && Date.now() - openedAt >= steady) failures = 0
    if (outcome === 'none') return
    // The next call reports the reason, and ends the session if it is over.
    if (outcome === 'refused') await getMemberSummary(signal).catch(() => undefined)
    await backoff(Math.min(longest, shortest * 2 ** failures) * (0.75 + Math.random() / 2), signal)
  }
}

async function readOnce({ onEvent, onState, lastId, since, signal }: LiveListener) {
  const { baseUrl, version, hostname } = connection()
  const attempt = new AbortController()
  const stop = () => attempt.abort()
  signal.addEventListener('abort', stop)
  let patience = setTimeout(stop, silence)
  try {
    const token = getSession()?.token ?? null
    const asked = lastId === undefined && since !== undefined ? `?since=${Math.round(since)}` : ''
    const response = await fetch(baseUrl + livePath + asked, {
      headers: {
        ...requestHeaders({ token, version, hostname }),
        Accept: 'text/event-stream',
        ...(lastId !== undefined && { 'Last-Event-ID': lastId }),
      },
      cache: 'no-store',
      signal: attempt.signal,
    })
    if (response.status === 401 || response.status === 403) return 'refused'
    if (response.status === 404 || !response.body) return 'none'
    if (!response.ok || !isStream(response)) return 'lost'
    onState(true)
    const parser = createParser({
      maxBufferSize: longestEvent,
      onError: ({ type }) => {
        if (type === 'max-buffer-size-exceeded') stop()
      },
      onEvent: ({ data, id }) => publish(data, id, onEvent),
    })
    const reader = response.body.getReader()
    const letters = new TextDecoder()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return 'ended'
      clearTimeout(patience)
      patience = setTimeout(stop, silence)
      parser.feed(letters.decode(value, { stream: true }))
    }
  } finally {
    clearTimeout(patience)
    signal.removeEventListener('abort', stop)
  }
}

const isStream = ({ headers }: Response) =>
  (headers.get('Content-Type') ?? '').startsWith('text/event-stream')

const knownChanges = (event: unknown) =>
  isRecord(event) && Array.isArray(event['changed'])
    ? {
        ...event,
        changed: knownOf(event['changed']),
        ...(Array.isArray(event['missed']) && { missed: knownOf(event['missed']) }),
      }
    : event

const knownOf = (kinds: unknown[]) => kinds.filter((kind) => isKnown(kind, LiveEvent.entries.changed.item))

function publish(data: string, id: string | undefined, onEvent: LiveListener['onEvent']) {
  let read: unknown
  try {
    read = JSON.parse(data)
  } catch {
    return
  }
  const event = v.safeParse(LiveEvent, knownChanges(read))
  if (event.success && id !== undefined) onEvent(event.output, id)
}
