import { spawnSync, type StdioOptions } from 'node:child_process'
import { join } from 'node:path'

/** Runs `turbo run` with these arguments and writes a summary of its tasks. */
export const runTurbo = (root: string, words: string[], stdio: StdioOptions = 'inherit') =>
  spawnSync(
    process.execPath,
    [
      `--env-file=${join(root, '.ci/turbo.env')}`,
      join(root, 'node_modules/turbo/bin/turbo'),
      'run',
      ...words,
      '--ui=stream',
      '--summarize',
    ],
    { cwd: root, stdio, maxBuffer: 2 ** 30 },
  )
