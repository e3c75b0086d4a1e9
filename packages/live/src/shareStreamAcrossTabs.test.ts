import { signIn, signOut } from '@member/api-client/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shareStreamAcrossTabs } from './shareStreamAcrossTabs.ts'

type Joined = Parameters<Parameters<typeof shareStreamAcrossTabs>[0]['onJoined']>

/** Words on the channel that are lost, as when their tab is closed before it reads them. */
let isLost: (word: unknown) => boolean
const channels = new Set<Channel>()

class Channel {
  onWord: (message: { data: unknown }) => void = () => undefined
  constructor() {
    channels.add(this)
  }
  addEventListener(_: 'message', onWord: Channel['onWord']) {
    this.onWord = onWord
  }
  postMessage(data: unknown) {
    if (!channels.has(this)) throw new DOMException('closed', 'InvalidStateError')
    if (isLost(data)) return
    for (const one of channels)
      if (one !== this) queueMicrotask(() => channels.has(one) && one.onWord({ data }))
  }
  close() {
    channels.delete(this)
  }
}

const locks = () => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
      const own = last.then(() => (signal.aborted ? undefined : run()))
      last = own.catch(() => undefined)
      return own
    },
  }
}

interface Stream {
  address: string
  lastId: string | undefined
  send: (id: number, event: object) => void
}
let streams: Stream[]

/** Answers with a stream, of which jsdom has none: only what the client reads. */
const openStream = (
  address: string,
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
) => {
  const chunks: Uint8Array[] = []
  let wake: (() => void) | undefined
  const read = async () => {
    while (chunks.length === 0)
      await new Promise<void>((resolve, reject) => {
        wake = resolve
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      })
    return { done: false, value: chunks.shift() }
  }
  const send: Stream['send'] = (id, event) => {
    const text = `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`
    chunks.push(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
    wake?.()
  }
  streams.push({ address, lastId: headers['Last-Event-ID'], send })
  const type = new Headers({ 'Content-Type': 'text/event-stream' })
  return Promise.resolve({ status: 200, ok: true, headers: type, body: { getReader: () => ({ read }) } })
}

beforeEach(() => {
  signIn()
  streams = []
  isLost = () => false
  vi.stubGlobal('fetch', openStream)
  vi.stubGlobal('BroadcastChannel', Channel)
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks() })
})
const open = new Set<AbortController>()
afterEach(() => {
  for (const tab of open) tab.abort()
  open.clear()
  channels.clear()
  Reflect.deleteProperty(navigator, 'locks')
  vi.unstubAllGlobals()
  signOut()
})

const aTab = () => {
  const leaving = new AbortController()
  open.add(leaving)
  const joined: Joined[0][] = []
  const events: string[] = []
  const states: boolean[] = []
  shareStreamAcrossTabs({
    member: 'a-member',
    since: 1_000,
    onJoined: (first) => joined.push(first),
    onEvent: (_, id) => events.push(id),
    onState: (isLive) => states.push(isLive),
    signal: leaving.signal,
  })
  return { joined, events, states, close: () => leaving.abort() }
}

const nothing = { changed: [] }

/** Opens a tab that leads and has had its first event. */
const leads = async () => {
  const tab = aTab()
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  streams[0]!.send(1, { ...nothing, missed: [] })
  await vi.waitFor(() => expect(tab.events).toEqual(['1']))
  return tab
}

test('a tab opened later goes on where the first had come to, even if no event came meanwhile', async () => {
  const first = await leads()
  const second = aTab()
  await vi.waitFor(() => expect(second.states).toEqual([true]))
  first.close()
  await vi.waitFor(() => expect(streams).toHaveLength(2))
  expect(streams[1]).toMatchObject({ lastId: '1', address: expect.not.stringContaining('since') })
})

test('a tab opened while the first is closed reads what changed before the first event that reached it', async () => {
  const first = await leads()
  isLost = (word) => word === 'who?'
  const second = aTab()
  streams[0]!.send(2, { changed: ['level'] })
  await vi.waitFor(() => expect(second.events).toEqual(['2']))
  expect(second.joined).toEqual([undefined])
  first.close()
  await vi.waitFor(() => expect(streams).toHaveLength(2))
  expect(streams[1]?.lastId).toBe('2')
})

test('what the first event says was missed reaches every tab', async () => {
  const first = aTab()
  await vi.waitFor(() => expect(first.states).toEqual([true]))
  const second = aTab()
  await vi.waitFor(() => expect(second.states).toEqual([true]))
  const missed = { ...nothing, missed: ['credit'] }
  streams[0]!.send(1, missed)
  await vi.waitFor(() => expect(second.events).toEqual(['1']))
  expect(first.joined).toEqual([missed])
  expect(second.joined).toEqual([undefined, missed])
})

test('where the first tab is closed, the second is not live until its own stream is connected', async () => {
  const first = await leads()
  const second = aTab()
  await vi.waitFor(() => expect(second.states).toEqual([true]))
  first.close()
  await vi.waitFor(() => expect(second.states).toEqual([true, false, true]))
})

test('an event that comes late from a closed tab does not set back the tab that leads', async () => {
  const first = await leads()
  const second = aTab()
  await vi.waitFor(() => expect(second.states).toEqual([true]))
  first.close()
  await vi.waitFor(() => expect(streams).toHaveLength(2))
  streams[1]!.send(3, { changed: ['level'] })
  await vi.waitFor(() => expect(second.events).toEqual(['3']))
  const late = new Channel()
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  late.postMessage({ event: { changed: ['credit'] }, id: '2' })
  await vi.waitFor(() => expect(second.events).toEqual(['3', '2']))
  const third = aTab()
  await vi.waitFor(() => expect(third.states).toEqual([true]))
  second.close()
  await vi.waitFor(() => expect(streams).toHaveLength(3))
  expect(streams[2]?.lastId).toBe('3')
})

const endingStream = () =>
  new Response(`id: 1\ndata: {"changed":["level"]}\n\n`, {
    headers: { 'Content-Type': 'text/event-stream' },
  })

test('in a browser without locks each tab follows its own stream, and handles an event once', async () => {
  const leaving = new AbortController()
  open.add(leaving)
  Reflect.deleteProperty(navigator, 'locks')
  vi.stubGlobal('fetch', () => Promise.resolve(endingStream()))
  const channel = vi.fn<() => void>()
  vi.stubGlobal('BroadcastChannel', channel)
  const onEvent = vi.fn<() => void>()
  const states: boolean[] = []
  shareStreamAcrossTabs({
    member: 'a-member',
    since: 0,
    onJoined: () => undefined,
    onEvent,
    onState: (isLive) => states.push(isLive),
    signal: leaving.signal,
  })
  await vi.waitFor(() => expect(states).toEqual([true, false]))
  expect(onEvent).toHaveBeenCalledOnce()
  expect(channel).not.toHaveBeenCalled()
})
