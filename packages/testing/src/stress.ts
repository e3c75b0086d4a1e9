import { spawn } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { clearReports, readReport } from './report.ts'
import { runTurbo } from './turbo.ts'

// `pnpm test:stress [--only unit|stories|browsers] [--times 3] [--busy 2] [--filter @member/wallet]`: repeats tests without
// caches beside busy processes, and counts how often all pass. Logs of failed runs are left in the temporary folder.

const parts = {
  unit: { task: 'test:unit', needs: [], times: 10 },
  stories: { task: 'test:stories', needs: [], times: 10 },
  browsers: { task: 'test:browser', needs: ['build:brands'], times: 5 },
}
type Part = keyof typeof parts
const isPart = (name: string): name is Part => Object.hasOwn(parts, name)

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: Object.keys(parts) },
    times: { type: 'string' },
    busy: { type: 'string', default: '2' },
    filter: { type: 'string', multiple: true, default: [] },
  },
})
const unknown = values.only.filter((name) => !isPart(name))
if (unknown.length > 0) {
  console.error(`--only takes ${Object.keys(parts).join(', ')}: not ${unknown.join(', ')}.`)
  process.exit(1)
}

const badNumber = [values.times, values.busy].find((text) => text !== undefined && !/^\d+$/.test(text))
if (badNumber !== undefined || values.times === '0') {
  console.error(`--times takes a whole number from 1, --busy one from 0: not ${badNumber ?? 0}.`)
  process.exit(1)
}

const root = join(import.meta.dirname, '../../..')
await import('./install.ts')
const filters = values.filter.map((name) => `--filter=${name}`)
const asked = values.only.filter(isPart)
for (const task of new Set(asked.flatMap((name) => parts[name].needs)))
  if (runTurbo(root, [task, ...filters]).status !== 0) process.exit(1)

const logs = mkdtempSync(join(tmpdir(), 'stress-'))
const busy = Array.from({ length: Number(values.busy) }, () => spawn(process.execPath, ['-e', 'for (;;);']))
process.once('exit', () => busy.forEach((each) => each.kill('SIGKILL')))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const forget = () => {
  for (const path of globSync('{apps,packages}/*/node_modules/{.vite,.cache/storybook}', { cwd: root }))
    rmSync(join(root, path), { recursive: true, force: true })
  clearReports(root)
}

const keepLogs = (name: string, output: Buffer) => {
  const log = join(logs, name)
  mkdirSync(log)
  for (const results of globSync('apps/*/test-results', { cwd: root }))
    cpSync(join(root, results), join(log, results.replaceAll('/', '-')), { recursive: true })
  writeFileSync(join(log, 'output.txt'), output)
}

let failed = 0
for (const name of asked) {
  const times = Number(values.times ?? parts[name].times)
  let passed = 0
  for (let run = 1; run <= times; run += 1) {
    forget()
    const began = performance.now()
    const words = [parts[name].task, '--only', '--force', '--continue', ...filters]
    const { status, stdout, stderr } = runTurbo(root, words, 'pipe')
    const seconds = Math.round((performance.now() - began) / 1_000)
    const report = readReport(root)
    const isPassed = status === 0 && report.ran.length > 0
    console.log(
      `${name} ${run} of ${times}: ${isPassed ? 'passed' : 'FAILED'}, ${report.ran.length} tests, ${seconds} s`,
    )
    if (isPassed) {
      passed += 1
      continue
    }
    const wrong = report.ran.filter((test) => test.status === 'failed').map((test) => test.name)
    for (const line of [...wrong, ...report.tasks.filter((task) => task.hasFailed).map((task) => task.name)])
      console.log(`  ${line}`)
    keepLogs(`${name}-${run}`, Buffer.concat([stdout, stderr]))
  }
  console.log(`${name}: ${passed} of ${times} passed`)
  failed += times - passed
}
if (failed === 0) rmSync(logs, { recursive: true })
else console.log(`Logs: ${logs}`)
process.exit(failed > 0 ? 1 : 0)
