/** A question without an answer by then is told of. A member is told within 15 s: the rest is for a phone that is late itself. */
const patience = 10_000

let stalled = 0
const listeners = new Set<() => void>()

const change = (by: 1 | -1) => {
  stalled += by
  for (const listener of Array.from(listeners)) listener()
}

/** Number of calls outstanding for too long, for React's `useSyncExternalStore`. */
export const stalledCalls = {
  /** Returns the way to stop listening. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  getSnapshot: (): number => stalled,
}

/** Since when each question waits, and how many calls ask it: one that is asked again before it is answered waits on. */
const waiting = new Map<string, { since: number; calls: number }>()

/** Watches one call that asks a question since a time; what it returns is called when the call is over. */
export const watchCall = (question: string, since: number): (() => void) => {
  const wait = waiting.get(question) ?? { since, calls: 0 }
  wait.calls += 1
  waiting.set(question, wait)
  let isStalled = false
  const tell = () => {
    isStalled = true
    change(1)
  }
  const left = wait.since + patience - Date.now()
  const timer = left > 0 ? setTimeout(tell, left) : tell()
  return () => {
    wait.calls -= 1
    if (wait.calls === 0) waiting.delete(question)
    clearTimeout(timer ?? undefined)
    if (isStalled) change(-1)
  }
}
