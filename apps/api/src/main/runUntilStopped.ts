import { explain } from './explain.ts'

const fail = (fault: unknown) => {
  // Stopped while waiting for the database.
  if (fault instanceof Error && fault.name === 'AbortError') process.exit(0)
  console.error(explain(fault))
  process.exit(1)
}

/** Runs a server until the process is stopped. If the server cannot start, prints why and exits with code 1. */
export function runUntilStopped(begin: (signal: AbortSignal) => Promise<() => Promise<void>>): void {
  // A closed log pipe (`| head`, a restarting collector) must not stop the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const stopping = new AbortController()
  const { signal } = stopping
  const starting = begin(signal)
  // Registered first, so that a signal during the start still stops cleanly.
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (signal.aborted) return
      stopping.abort()
      starting.then((stop) => stop()).then(() => process.exit(0), fail)
    })
  }
  starting.catch(fail)
}
