import { explain } from './explain.ts'

const fail = (fault: unknown) => {
  // Told to stop while it still waited for the database.
  if (fault instanceof Error && fault.name === 'AbortError') process.exit(0)
  console.error(explain(fault))
  process.exit(1)
}

/** Runs a server until the process is stopped; explains in one sentence why it could not start. */
export function runUntilStopped(begin: (signal: AbortSignal) => Promise<() => Promise<void>>): void {
  // A log that nobody reads any more (`| head`, a collector that restarts) is no reason to stop serving.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const stopping = new AbortController()
  const { signal } = stopping
  const starting = begin(signal)
  // From the first moment: who stops a server while it starts waits until it can be stopped cleanly.
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (signal.aborted) return
      stopping.abort()
      starting.then((stop) => stop()).then(() => process.exit(0), fail)
    })
  }
  starting.catch(fail)
}
