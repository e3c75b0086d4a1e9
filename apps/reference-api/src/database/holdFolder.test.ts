import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderHeld, holdFolder } from './holdFolder.ts'

let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'member-hold-'))
  lock = join(folder, 'server.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder is held by one, and free again when given back', () => {
  const release = holdFolder(folder)
  expect(() => holdFolder(folder)).toThrow(FolderHeld)
  release()
  expect(existsSync(lock)).toBe(false)
  holdFolder(folder)()
})

test('one that another living process holds is refused in one sentence', () => {
  // The parent of this process lives.
  const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  const started = `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  writeFileSync(lock, JSON.stringify({ pid: process.ppid, started }))
  expect(() => holdFolder(folder)).toThrow(
    new RegExp(
      `^The data folder .* is in use by process ${process.ppid}\\. Stop that server, or set DATA_DIR`,
    ),
  )
  expect(existsSync(lock)).toBe(true)
})

test.each([
  ['a dead process', () => JSON.stringify({ pid: spawnSync('true').pid, started: '' })],
  ['a process whose number is used again', () => JSON.stringify({ pid: process.ppid, started: 'before/1' })],
  ['this number in an earlier life', () => JSON.stringify({ pid: process.pid, started: 'before/1' })],
  ['a write that was cut off', () => '{"pid": 12'],
])('the lock of %s is taken over', (_, content) => {
  writeFileSync(lock, content())
  const release = holdFolder(folder)
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: process.pid })
  release()
})
