import { join } from 'node:path'

const script = () => process.env['npm_lifecycle_event'] ?? ''

/** True in a package's test script, whose results are part of the whole run's report. */
export const isReported = (): boolean => script().startsWith('test:')

// Beside the task's log, because turbo restores both from its cache. One folder per task, or one task would
// restore another's.
export const reportFolder = (packageFolder = process.cwd()): string =>
  join(packageFolder, '.turbo/report', script().split(':').join('-') || 'test')
