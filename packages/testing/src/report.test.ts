import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { clearReports, readReport, reportLines } from './report.ts'
import { reportFolder } from './reportFolder.ts'
import { noteSkipped } from './skipped.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'workspace-'))
})

const write = (path: string, content: unknown) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), JSON.stringify(content))
}

test('what was left out is reported with its reason until it runs again', () => {
  const web = join(root, 'apps/member-web')
  expect(readReport(root).skipped).toEqual([])
  noteSkipped('nginx', 'it is not installed', web)
  expect(readReport(root).skipped).toEqual(['member-web: nginx (it is not installed)'])
  noteSkipped('nginx', undefined, web)
  expect(readReport(root).skipped).toEqual([])
})

test('unit tests and journeys are counted together, the slowest first', () => {
  write('packages/ui/.turbo/report/test-unit/vitest.json', {
    testResults: [
      {
        assertionResults: [
          { fullName: 'a toast closes', status: 'passed', duration: 120 },
          { fullName: 'a dialog opens', status: 'failed', duration: 40 },
          { fullName: 'a unit is read', status: 'pending' },
        ],
      },
    ],
  })
  const specs = [
    { title: 'withdraws', ok: true, tests: [{ status: 'expected', results: [{ duration: 3_000 }] }] },
  ]
  write('apps/member-web/.turbo/report/test-browser/playwright.json', {
    suites: [{ title: 'money.journey.ts', suites: [{ title: 'a member', specs }] }],
  })
  const lines = reportLines(readReport(root), 7.5)
  expect(lines).toEqual([
    'Slowest tests:',
    '     3.0 s  member-web › money.journey.ts › a member › withdraws',
    '     0.1 s  ui › a toast closes',
    '     0.0 s  ui › a dialog opens',
    '     0.0 s  ui › a unit is read',
    'Failed:',
    '  ui › a dialog opens',
    'Nothing was skipped.',
    'Time: 7.5 minutes',
    '2 passed, 1 failed, 1 skipped',
  ])
  clearReports(root)
  expect(readReport(root)).toEqual({ ran: [], skipped: [], figures: [], tasks: [] })
})

test('tasks that ran are timed, and the last line names those that failed: a lint has no tests to count', () => {
  write('.turbo/runs/1.json', {
    tasks: [
      { taskId: '//#check:lint', execution: { exitCode: 1, startTime: 1_000, endTime: 62_000 } },
      { taskId: '@member/ui#test:unit', execution: { exitCode: 0, startTime: 0, endTime: 9_000 } },
      {
        taskId: '@member/ui#build',
        execution: { exitCode: 0, startTime: 0, endTime: 400 },
        cache: { status: 'HIT' },
      },
    ],
  })
  expect(reportLines(readReport(root), 1)).toEqual([
    'Slowest tasks:',
    '    61.0 s  //#check:lint',
    '     9.0 s  @member/ui#test:unit',
    'Nothing was skipped.',
    'Time: 1.0 minutes',
    '0 passed, 0 failed, 0 skipped; failed, so that what needs them did not run: //#check:lint',
  ])
})

test('a task reports into a folder of its own', () => {
  expect(reportFolder('/site')).toMatch(/^\/site\/\.turbo\/report\/[\w-]+$/)
})
