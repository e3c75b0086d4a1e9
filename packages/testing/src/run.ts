import { join } from 'node:path'
import { watchTemporaryFolder } from './temporaryFolder.ts'
import { clearReports, readReport, reportLines } from './report.ts'
import { runTurbo } from './turbo.ts'

// `pnpm test` and `pnpm test:all`: installs what the tests need besides npm packages, runs turbo's task of that name, reports.

const root = join(import.meta.dirname, '../../..')
const began = performance.now()
const { notInstalled } = await import('./install.ts')
// Part of each task's hash: what was skipped runs once its program is installed.
if (notInstalled.length > 0) process.env['NOT_INSTALLED'] = notInstalled.join(' ')
clearReports(root)
const leftOvers = watchTemporaryFolder()
const [task = 'test', ...options] = process.argv.slice(2)
// One failure hides no other: most dependencies of turbo.json are an order, not a need.
const { status } = runTurbo(root, [task, '--continue=always', ...options])
const report = readReport(root)
report.skipped.unshift(...notInstalled.map((name) => `${name} (the program is not installed)`))
for (const line of reportLines(report, (performance.now() - began) / 60_000)) console.log(line)
const left = leftOvers()
// Reported only: another process may have created it.
if (left.length > 0) console.log(`Left in the temporary folder: ${left.join(', ')}`)
process.exitCode = status ?? 1
