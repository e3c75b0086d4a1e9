/** Loading time (ms) from which a part counts as slow. */
const patience = 10_000

let slow = 0
const listeners = new Set<() => void>()

const change = (by: 1 | -1) => {
  slow += by
  listeners.forEach((listener) => listener())
}

/** Number of slow parts, for React's `useSyncExternalStore`. */
export const slowParts = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  getSnapshot: (): number => slow,
}

/** Counts a part as slow from 10 s on, until the returned function is called. */
export const watchPart = (): (() => void) => {
  let isSlow = false
  const timer = setTimeout(() => {
    isSlow = true
    change(1)
  }, patience)
  return () => {
    clearTimeout(timer)
    if (isSlow) change(-1)
  }
}
