import { join } from 'node:path'

/** The package script that runs, as pnpm names it: `test:unit`. */
const script = () => process.env['npm_lifecycle_event'] ?? ''

/** True within a package's test script: its results are then part of the report on the whole run. */
export const isReported = (): boolean => script().startsWith('test:')

// Beside the task's log: turbo restores both where a result comes from its cache. A folder for each task, or one would restore another's.
/** Folder of what the running test script reports, below its package. */
export const reportFolder = (packageFolder = process.cwd()): string =>
  join(packageFolder, '.turbo/report', script().replaceAll(':', '-') || 'test')
