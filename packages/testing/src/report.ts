import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { skippedEnding } from './skipped.ts'
import { clearTasks, readTasks, type RanTask } from './turbo.ts'

interface Ran {
  name: string
  seconds: number
  status: 'passed' | 'failed' | 'skipped'
}

export interface Report {
  ran: Ran[]
  skipped: string[]
  figures: string[]
  tasks: RanTask[]
}

// Fields used of Vitest's and Playwright's JSON reports.
interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string; duration?: number | null }[] }[]
}
interface Suite {
  title: string
  suites?: Suite[]
  specs?: { title: string; ok: boolean; tests: { status: string; results: { duration: number }[] }[] }[]
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const isVitest = (report: unknown): report is VitestReport => Object(report).testResults !== undefined
const isPlaywright = (report: unknown): report is { suites: Suite[] } => Object(report).suites !== undefined
const outcome = (status: string): Ran['status'] =>
  status === 'failed' || status === 'unexpected'
    ? 'failed'
    : /^(passed|expected|flaky)$/.test(status)
      ? 'passed'
      : 'skipped'

const ofSuite = (suite: Suite, names: string[]): Ran[] => {
  const within = [...names, suite.title]
  return [
    ...(suite.suites ?? []).flatMap((each) => ofSuite(each, within)),
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        name: [...within, title].join(' › '),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
        status: outcome(status),
      })),
    ),
  ]
}

const ranIn = (report: unknown, packageName: string): Ran[] => {
  if (isPlaywright(report)) return report.suites.flatMap((suite) => ofSuite(suite, [packageName]))
  if (!isVitest(report)) return []
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      name: [packageName, fullName].join(' › '),
      seconds: (duration ?? 0) / 1_000,
      status: outcome(status),
    })),
  )
}

const listed = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

const folders = (root: string) =>
  ['apps', 'packages'].flatMap((kind) =>
    listed(join(root, kind)).flatMap((name) => {
      const reports = join(root, kind, name, '.turbo/report')
      return listed(reports).map((task) => ({ name, folder: join(reports, task) }))
    }),
  )

export const clearReports = (root: string): void => {
  for (const { folder } of folders(root)) rmSync(folder, { recursive: true })
  clearTasks(root)
}

export function readReport(root: string): Report {
  const report: Report = { ran: [], skipped: [], figures: [], tasks: readTasks(root) }
  for (const { name, folder } of folders(root))
    for (const file of listed(folder)) {
      const path = join(folder, file)
      if (file.endsWith(skippedEnding))
        report.skipped.push(`${name}: ${basename(file, skippedEnding)} (${readFileSync(path, 'utf8')})`)
      else if (file === 'figures.txt')
        report.figures.push(...readFileSync(path, 'utf8').trimEnd().split('\n'))
      else if (file.endsWith('.json')) report.ran.push(...ranIn(read(path), name))
    }
  return report
}

const list = (title: string, lines: string[]) =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : []

const slowest = (ran: { name: string; seconds: number }[]) =>
  ran
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)

export function reportLines({ ran, skipped, figures, tasks }: Report, minutes: number): string[] {
  const count = (status: Ran['status']) => ran.filter((test) => test.status === status).length
  const failed = tasks.filter(({ hasFailed }) => hasFailed).map(({ name }) => name)
  return [
    ...list('First screens:', figures),
    ...list('Slowest tasks:', slowest(tasks)),
    ...list('Slowest tests:', slowest(ran)),
    ...list(
      'Failed:',
      ran.filter(({ status }) => status === 'failed').map(({ name }) => name),
    ),
    ...(skipped.length > 0 ? list('Skipped:', skipped) : ['Nothing was skipped.']),
    `Time: ${minutes.toFixed(1)} minutes`,
    `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped` +
      (failed.length > 0 ? `; failed, so that what needs them did not run: ${failed.join(', ')}` : ''),
  ]
}
