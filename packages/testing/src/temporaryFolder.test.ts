import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import temporaryFolder, { watchTemporaryFolder } from './temporaryFolder.ts'

test('a run has a temporary folder of its own, and removes it', () => {
  const outer = tmpdir()
  const remove = temporaryFolder()
  const inner = tmpdir()
  expect(inner).not.toBe(outer)
  expect(existsSync(inner)).toBe(true)
  remove()
  expect(existsSync(inner)).toBe(false)
  expect(tmpdir()).toBe(outer)
})

test.each(['SIGTERM', 'SIGHUP'] as const)('a run that ends by %s removes it, too', async (signal) => {
  const before = readdirSync(tmpdir())
  const module = new URL('temporaryFolder.ts', import.meta.url)
  const script = `import(${JSON.stringify(module)}).then(({ default: temporaryFolder }) => { temporaryFolder(); console.log('ready'); setInterval(() => {}, 1000) })`
  const run = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(run.stdout, 'data')
  expect(readdirSync(tmpdir())).toHaveLength(before.length + 1)
  run.kill(signal)
  expect(await once(run, 'exit')).toEqual([null, signal])
  expect(readdirSync(tmpdir())).toEqual(before)
})

test('a run removes the folders of runs that were killed, and no others', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const [killed, going] = [`tests-${ended}-aBc`, `tests-${process.pid}-aBc`]
  for (const name of [killed, going]) mkdirSync(join(tmpdir(), name, 'compiled'), { recursive: true })
  const outer = tmpdir()
  const remove = temporaryFolder()
  expect(existsSync(join(outer, killed))).toBe(false)
  expect(existsSync(join(outer, going))).toBe(true)
  remove()
})

test('these tests run in one, too', () => {
  expect(basename(tmpdir())).toMatch(/^tests-/)
})

test('a run names what it left in the temporary folder, without the caches of tools', () => {
  const folder = mkdtempSync(join(tmpdir(), 'left-'))
  mkdirSync(join(folder, 'of-somebody-else'))
  const left = watchTemporaryFolder(folder)
  expect(left()).toEqual([])
  mkdirSync(join(folder, 'tests-aBc'))
  mkdirSync(join(folder, 'node-compile-cache'))
  expect(left()).toEqual(['tests-aBc'])
})
