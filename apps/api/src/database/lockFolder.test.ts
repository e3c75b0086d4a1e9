import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderLocked, lockFolder } from './lockFolder.ts'

let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'member-hold-'))
  lock = join(folder, 'server.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder is locked by one process, and free again when that one releases it', () => {
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderLocked)
  release()
  expect(existsSync(lock)).toBe(false)
  lockFolder(folder)()
})

test('one that another living process holds is refused in one sentence', async () => {
  const take = `import(${JSON.stringify(import.meta.resolve('./lockFolder.ts'))}).then(({ lockFolder }) => {
    lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000) })`
  const other = spawn(process.execPath, ['--input-type=module', '--eval', take], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(other.stdout, 'data')
  expect(() => lockFolder(folder)).toThrow(
    new RegExp(`^The data folder .* is in use by process ${other.pid}\\. Stop that server, or set DATA_DIR`),
  )
  other.kill('SIGKILL')
  await once(other, 'exit')
  lockFolder(folder)()
})

test.each([
  ['a dead process', () => JSON.stringify({ pid: spawnSync('true').pid, started: '' })],
  ['a process whose number is used again', () => JSON.stringify({ pid: process.ppid, started: 'before/1' })],
  ['this number in an earlier life', () => JSON.stringify({ pid: process.pid, started: 'before/1' })],
  ['a write that was cut off', () => '{"pid": 12'],
])('the lock of %s is taken over', (_, content) => {
  writeFileSync(lock, content())
  const release = lockFolder(folder)
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: process.pid })
  release()
})
