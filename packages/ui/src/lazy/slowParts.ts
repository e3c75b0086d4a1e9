/** A part that is not here by then is told of. A member is told within 15 s: the rest is for a phone that is late itself. */
const patience = 10_000

let slow = 0
const listeners = new Set<() => void>()

const change = (by: 1 | -1) => {
  slow += by
  listeners.forEach((listener) => listener())
}

/** Number of lazy parts loading for too long, for React's `useSyncExternalStore`. */
export const slowParts = {
  /** Returns the way to stop listening. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  getSnapshot: (): number => slow,
}

/** Watches one part; what it returns is called when the part is here, or given up. */
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
