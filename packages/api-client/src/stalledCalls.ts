/** A call without an answer by then is told of. */
const patience = 15_000

let stalled = 0
const listeners = new Set<() => void>()

const change = (by: 1 | -1) => {
  stalled += by
  for (const listener of Array.from(listeners)) listener()
}

/** How many calls have been waiting for more than 15 seconds. Fits React's `useSyncExternalStore`. */
export const stalledCalls = {
  /** Returns the way to stop listening. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  getSnapshot: (): number => stalled,
}

/** Watches one call; what it returns is called when the call is over. */
export const watchCall = (): (() => void) => {
  let isStalled = false
  const timer = setTimeout(() => {
    isStalled = true
    change(1)
  }, patience)
  return () => {
    clearTimeout(timer)
    if (isStalled) change(-1)
  }
}
