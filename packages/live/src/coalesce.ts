/** Minimum time (ms) between two runs for the same key. */
const least = 500
const most = 5_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Returns a function that runs requests one at a time per key; calls during a run cause one more run. */
export function coalesce() {
  const isAgain = new Map<string, boolean>()
  return async (name: string, ask: () => Promise<unknown>): Promise<void> => {
    if (isAgain.has(name)) {
      isAgain.set(name, true)
      return
    }
    do {
      isAgain.set(name, false)
      // A failure is retried with the next event, and shown by the screen concerned.
      await Promise.race([Promise.all([ask(), pause(least)]), pause(most)]).catch(() => undefined)
    } while (isAgain.get(name))
    isAgain.delete(name)
  }
}
