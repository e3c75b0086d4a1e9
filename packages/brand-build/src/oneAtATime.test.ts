import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { oneAtATime } from './oneAtATime.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(folder, 'dist/build.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const nobody = () => {
  throw new Error('There is nothing to wait for.')
}

test('a second build waits for the first, and says so once', async () => {
  const done: string[] = []
  const others = new EventEmitter()
  const first = oneAtATime(file, nobody, async () => {
    await once(others, 'wait')
    done.push('first')
  })
  const second = oneAtATime(
    file,
    () => {
      done.push('second waits')
      others.emit('wait')
    },
    async () => done.push('second'),
  )
  await Promise.all([first, second])
  expect(done).toEqual(['second waits', 'first', 'second'])
})

test('a build that fails blocks nobody', async () => {
  await expect(oneAtATime(file, nobody, () => Promise.reject(new Error('full')))).rejects.toThrow('full')
  expect(await oneAtATime(file, nobody, async () => 'built')).toBe('built')
})

test('a build that is killed is not waited for', async () => {
  const held = `import { oneAtATime } from ${JSON.stringify(new URL('./oneAtATime.ts', import.meta.url).href)}
await oneAtATime(${JSON.stringify(file)}, () => {}, () => new Promise(() => { console.log('held'); setInterval(() => {}, 1000) }))`
  const other = spawn(process.execPath, ['--input-type=module', '-e', held])
  await once(other.stdout, 'data')
  let waited = false
  const mine = oneAtATime(
    file,
    () => {
      waited = true
      other.kill('SIGKILL')
    },
    async () => 'built',
  )
  expect(await mine).toBe('built')
  expect(waited).toBe(true)
})
