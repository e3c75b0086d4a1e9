import { spawnSync, type StdioOptions } from 'node:child_process'
import { join } from 'node:path'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'

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

// Fields used of turbo's summary. A task that did not start, because one it needs failed, is not in it.
interface Summary {
  tasks: {
    taskId: string
    execution?: { exitCode: number; startTime: number; endTime: number }
    cache?: { status: string }
  }[]
}

export interface RanTask {
  name: string
  seconds: number
  hasFailed: boolean
}

const read = (path: string): Summary => JSON.parse(readFileSync(path, 'utf8'))
const folder = (root: string) => join(root, '.turbo/runs')

export const clearTasks = (root: string): void => rmSync(folder(root), { recursive: true, force: true })

/** Returns the tasks that ran and did not come from the cache, by turbo's summary (`--summarize`). */
export function readTasks(root: string): RanTask[] {
  const files = existsSync(folder(root)) ? readdirSync(folder(root)) : []
  return files
    .flatMap((file) => read(join(folder(root), file)).tasks)
    .flatMap(({ taskId, execution, cache }) =>
      execution && cache?.status !== 'HIT'
        ? {
            name: taskId,
            seconds: (execution.endTime - execution.startTime) / 1_000,
            hasFailed: execution.exitCode !== 0,
          }
        : [],
    )
}
