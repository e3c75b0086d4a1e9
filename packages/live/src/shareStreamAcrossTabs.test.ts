import { signIn, signOut } from '@member/api-client/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { shareStreamAcrossTabs } from './shareStreamAcrossTabs.ts'

const ending = new AbortController()

afterEach(() => {
  ending.abort()
  vi.unstubAllGlobals()
  signOut()
})

const stream = () =>
  new Response(`id: 1\ndata: {"changed":["level"]}\n\n`, {
    headers: { 'Content-Type': 'text/event-stream' },
  })

test('in a browser without locks each tab follows its own stream, and handles an event once', async () => {
  signIn()
  vi.stubGlobal('fetch', () => Promise.resolve(stream()))
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
    signal: ending.signal,
  })
  await vi.waitFor(() => expect(states).toEqual([true, false]))
  expect(onEvent).toHaveBeenCalledOnce()
  expect(channel).not.toHaveBeenCalled()
})
