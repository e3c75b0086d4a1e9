import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const signals = ['SIGTERM', 'SIGHUP'] as const

/** Gives a run its own `tmpdir()`, and removes it afterwards. */
export default function temporaryFolder() {
  const before = process.env['TMPDIR']
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'tests-'))
  // A test may read as somebody who has fewer rights.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  // A run that is broken off has no teardown; turbo ends the others where one task fails.
  const end = (signal: NodeJS.Signals) => {
    // Another listener has something to end first, and exits.
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
