/** Milliseconds between two questions for the same. */
const least = 500
/** Milliseconds after which a question that hangs is put anew. */
const most = 5_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Runs what is asked under a name at once and, however often it is asked meanwhile, once more after that: a flood of
 * news neither repeats a question without end nor cuts off its answer.
 */
export function inTurn() {
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
