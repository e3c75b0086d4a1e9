import { spawn, spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

// `pnpm test:stress [--task test:unit] [--times 10] [--busy 2]`: runs a task of turbo without caches beside busy processes, and
// counts how often it passes. Logs of failed runs are left in the temporary folder.

const { values } = parseArgs({
  options: {
    task: { type: 'string', multiple: true, default: ['test:unit', 'test:stories'] },
    times: { type: 'string', default: '10' },
    busy: { type: 'string', default: '2' },
  },
})
const root = join(import.meta.dirname, '../../..')
const logs = mkdtempSync(join(tmpdir(), 'stress-'))
const busy = Array.from({ length: Number(values.busy) }, () => spawn(process.execPath, ['-e', 'for (;;);']))
process.once('exit', () => busy.forEach((each) => each.kill('SIGKILL')))

const forget = () => {
  for (const path of globSync('{apps,packages}/*/node_modules/{.vite,.cache/storybook}', { cwd: root }))
    rmSync(join(root, path), { recursive: true, force: true })
}

let failed = 0
for (let run = 1; run <= Number(values.times); run += 1) {
  forget()
  const began = performance.now()
  const turbo = [join(root, 'node_modules/turbo/bin/turbo'), 'run', ...values.task]
  const { status, stdout, stderr } = spawnSync(process.execPath, [...turbo, '--ui=stream', '--force'], {
    cwd: root,
    maxBuffer: 2 ** 30,
  })
  const seconds = Math.round((performance.now() - began) / 1_000)
  console.log(`run ${run}: ${status === 0 ? 'passed' : 'FAILED'} after ${seconds} s`)
  if (status === 0) continue
  failed += 1
  const log = join(logs, `run-${run}`)
  mkdirSync(log)
  for (const results of globSync('apps/*/test-results', { cwd: root }))
    cpSync(join(root, results), join(log, results.replaceAll('/', '-')), { recursive: true })
  writeFileSync(join(log, 'output.txt'), Buffer.concat([stdout, stderr]))
}
if (failed === 0) rmSync(logs, { recursive: true })
else console.log(`Logs: ${logs}`)
console.log(`${Number(values.times) - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
