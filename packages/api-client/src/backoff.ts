/** Waits `ms`, or until the network returns or the signal is aborted. */
export const backoff = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', go)
      if (typeof window !== 'undefined') window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    signal.addEventListener('abort', go)
    if (typeof window !== 'undefined') window.addEventListener('online', go)
  })
