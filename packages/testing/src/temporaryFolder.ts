import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const signals = ['SIGTERM', 'SIGHUP'] as const

/** Gives a run its own `tmpdir()`, which is removed after the run. */
export default function temporaryFolder() {
  const before = process.env['TMPDIR']
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'tests-'))
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
