import { followLive, type LiveListener } from '@member/api-client/follow-live'

type Event = Parameters<LiveListener['onEvent']>[0]
type Word = { event: Event; id: string } | { isLive: boolean; id: string | undefined } | 'who?'

/** Time (ms) in a hidden tab after which the stream closes; Last-Event-ID resumes it. */
const grace = 30_000

interface Line extends Omit<LiveListener, 'lastId'> {
  member: string
  /** Called at the first event, and for each later stream of this tab that lists missed changes. */
  onJoined: (first?: Event) => void
}

/**
 * Follows the member's stream in one tab, which forwards events to the other tabs. Browsers without locks or
 * channels open a stream per tab.
 */
export function shareStreamAcrossTabs({ member, since, onJoined, onEvent, onState, signal }: Line): void {
  const name = `live:${member}`
  let last: string | undefined
  /** Signal of the turn in which this tab follows the stream itself. */
  let leading: AbortSignal | undefined
  /** True while a stream is connected, in this tab or in the one that leads. */
  let isLive = false
  let isJoined = false
  const join = (first?: Event) => {
    // A tab that joined through another one reads what it missed once it leads.
    if (!isJoined || first?.missed) onJoined(first)
    isJoined = true
  }
  const isShared = 'locks' in navigator && typeof BroadcastChannel === 'function'
  const channel = isShared ? new BroadcastChannel(name) : undefined
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  const post = (word: Word) => channel?.postMessage(word)
  channel?.addEventListener('message', ({ data: word }: MessageEvent<Word>) => {
    if (word === 'who?') {
      if (leading) post({ isLive, id: last })
    } else if ('isLive' in word) {
      if (leading) return
      if (word.isLive && !isJoined) last = word.id
      if (word.isLive) join()
      change(word.isLive)
    } else {
      // What another tab missed is not all that a tab missed which has just been opened.
      join(isJoined ? word.event : undefined)
      if (!leading) last = word.id
      onEvent(word.event, word.id)
    }
  })
  const change = (state: boolean) => {
    isLive = state
    onState(state)
  }
  post('who?')

  const lead = async (leaving: AbortSignal) => {
    leading = leaving
    // A tab that was closed has not reported the end of its stream.
    if (isLive) change(false)
    const stream = followLive({
      signal: leaving,
      lastId: last,
      since,
      onEvent: (event, id) => {
        last = id
        join(event)
        post({ event, id })
        onEvent(event, id)
      },
      onState: (state) => {
        // A stream may end after the next one has begun.
        if (leading !== leaving) return
        post({ isLive: state, id: last })
        change(state)
      },
    })
    await stream.finally(() => {
      if (leading === leaving) leading = undefined
    })
  }

  let turn: AbortController | undefined
  const begin = () => {
    if (turn) return
    turn = new AbortController()
    const leaving = turn.signal
    if (!channel) void lead(leaving)
    else navigator.locks.request(name, { signal: leaving }, () => lead(leaving)).catch(() => undefined)
  }
  const end = () => {
    turn?.abort()
    turn = undefined
  }

  let leaving: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(leaving)
    if (document.visibilityState === 'hidden') leaving = setTimeout(end, grace)
    else begin()
  }
  // An open connection would exclude the page from the back/forward cache.
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pagehide', end)
  window.addEventListener('pageshow', look)
  signal.addEventListener('abort', () => {
    clearTimeout(leaving)
    end()
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pagehide', end)
    window.removeEventListener('pageshow', look)
    channel?.close()
  })
  look()
}
