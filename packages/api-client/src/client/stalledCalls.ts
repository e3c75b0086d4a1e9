/** Time (ms) after which a pending call counts as stalled. */
const patience = 10_000

let stalled = 0
const listeners = new Set<() => void>()

const change = (by: 1 | -1) => {
  stalled += by
  for (const listener of Array.from(listeners)) listener()
}

/** Number of stalled calls, for React's `useSyncExternalStore`. */
export const stalledCalls = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  getSnapshot: (): number => stalled,
}

/** Start (ms) and number of the pending calls per request. */
const waiting = new Map<string, { since: number; calls: number }>()

/**
 * Counts a call, pending since `since` (ms), as stalled once it has waited 10 s; returns a function that ends
 * this.
 */
export const watchCall = (question: string, since: number): (() => void) => {
  const wait = waiting.get(question) ?? { since, calls: 0 }
  wait.calls += 1
  waiting.set(question, wait)
  let isStalled = false
  const notify = () => {
    isStalled = true
    change(1)
  }
  const left = wait.since + patience - Date.now()
  const timer = left > 0 ? setTimeout(notify, left) : notify()
  return () => {
    wait.calls -= 1
    if (wait.calls === 0) waiting.delete(question)
    clearTimeout(timer ?? undefined)
    if (isStalled) change(-1)
  }
}
