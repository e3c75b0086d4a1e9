import { setTimeout as wait } from 'node:timers/promises'

/** Does something again and again, never twice at once; a fault is told and the next turn comes. Answers how to stop. */
export function repeat(task: () => Promise<unknown>, everyMs: number, onFault: (fault: unknown) => void) {
  const stopping = new AbortController()
  const { signal } = stopping
  const turns = async () => {
    while (!signal.aborted) {
      await wait(everyMs, undefined, { signal }).catch(() => {})
      if (!signal.aborted) await task().catch(onFault)
    }
  }
  const ended = turns()
  return () => {
    stopping.abort()
    return ended
  }
}
