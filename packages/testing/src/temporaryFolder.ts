import { chmodSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const signals = ['SIGTERM', 'SIGHUP'] as const

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process of another user cannot be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

// A killed run removes nothing, and a server that ends after an interrupted run writes into its folder once more.
const removeThoseOfEndedRuns = (above: string) => {
  for (const name of readdirSync(above)) {
    const pid = /^tests-(\d+)-/.exec(name)?.[1]
    if (!pid || isRunning(Number(pid))) continue
    try {
      rmSync(join(above, name), { recursive: true, force: true })
    } catch {
      // It is another user's, or still written to; a later run removes it.
    }
  }
}

/** Gives a run its own `tmpdir()`, which is removed after the run. */
export default function temporaryFolder() {
  const before = process.env['TMPDIR']
  const above = realpathSync(tmpdir())
  removeThoseOfEndedRuns(above)
  const folder = mkdtempSync(join(above, `tests-${process.pid}-`))
  // A test may run as a user with fewer rights.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  // An interrupted run has no teardown; turbo kills the others if one task fails.
  const end = (signal: NodeJS.Signals) => {
    // Another listener cleans up first, and exits.
    if (process.listenerCount(signal) > 0) return
    remove()
    process.kill(process.pid, signal)
  }
  process.once('exit', remove)
  for (const signal of signals) process.once(signal, end)
  return () => {
    process.off('exit', remove)
    for (const signal of signals) process.off(signal, end)
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    remove()
  }
}

/** Pattern of files that pnpm, Node and Playwright leave for the next run. */
const caches = /^(pnpm-|node-compile-cache$|playwright-transform-cache-)/

/** Returns a function that lists the files added to the temporary folder since, without caches. */
export function watchTemporaryFolder(folder = tmpdir()): () => string[] {
  const before = new Set(readdirSync(folder))
  return () => readdirSync(folder).filter((name) => !before.has(name) && !caches.test(name))
}
