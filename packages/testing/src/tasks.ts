import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// Fields used of turbo's summary. A task that did not start, because one it needs failed, is not in it.
interface Summary {
  tasks: { taskId: string; execution?: { exitCode: number } }[]
}

const read = (path: string): Summary => JSON.parse(readFileSync(path, 'utf8'))
const folder = (root: string) => join(root, '.turbo/runs')

export const clearTasks = (root: string): void => rmSync(folder(root), { recursive: true, force: true })

export function failedTasks(root: string): string[] {
  const files = existsSync(folder(root)) ? readdirSync(folder(root)) : []
  return files
    .flatMap((file) => read(join(folder(root), file)).tasks)
    .filter(({ execution }) => execution && execution.exitCode !== 0)
    .map(({ taskId }) => taskId)
}
