import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'real-time-'))
  const jsPlugins = [join(root, '.ci/lint/realTime.js')]
  const rules = { 'real-time/no-wait': 'error', 'real-time/no-limit': 'error', 'real-time/no-speed': 'error' }
  writeFileSync(
    join(folder, 'rules.json'),
    JSON.stringify({ jsPlugins, categories: { correctness: 'off' }, rules }),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

function broken(text: string): string[] {
  const file = join(folder, 'one.test.ts')
  writeFileSync(file, text)
  const words = ['-c', join(folder, 'rules.json'), '-f', 'unix', file]
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), words, {
    cwd: folder,
    encoding: 'utf8',
  })
  return [...stdout.matchAll(/real-time\(([^)]+)\)/g)].map(([, rule = '']) => rule)
}

test.each([
  ['no-wait', 'await new Promise((wake) => setTimeout(wake, 300))'],
  ['no-wait', 'await new Promise((wake) => window.setTimeout(wake, ms))'],
  ['no-wait', `import { setTimeout as wait } from 'node:timers/promises'`],
  ['no-wait', 'await sleep(50)'],
  ['no-wait', 'await page.waitForTimeout(6_000)'],
  ['no-limit', `await screen.findByRole('link', { name }, { timeout: 5_000 })`],
  ['no-limit', 'await vi.waitFor(ask, { timeout: 5_000 })'],
  ['no-limit', 'await vi.waitFor(ask, 5_000)'],
  ['no-limit', 'await expect(page).toHaveURL(address, { timeout: 7_000 })'],
  ['no-limit', 'const soon = { timeout: 5_000 }'],
  ['no-limit', `test('is slow', () => undefined, 90_000)`],
  ['no-limit', `test.each([1])('%s is slow', () => undefined, 90_000)`],
  ['no-limit', 'vi.setConfig({ testTimeout: 90_000 })'],
  ['no-limit', 'test.slow()'],
  ['no-limit', 'test.setTimeout(240_000)'],
  ['no-speed', 'const began = Date.now(); expect(Date.now() - began).toBeLessThan(4_000)'],
  ['no-speed', 'const began = performance.now()'],
  ['no-speed', `import { monitorEventLoopDelay } from 'node:perf_hooks'`],
])('the lint finds %s in: %s', (rule, text) => {
  expect(broken(text)).toEqual([rule])
})

test.each([
  'setTimeout(press)',
  'setTimeout(press, 0)',
  'const yesterday = new Date(Date.now() - 86_400_000)',
  'expect(options).toMatchObject({ timeout: 60_000 })',
  'await expect(async () => { await link.click({ timeout: 1_000 }) }).toPass()',
  'await bank.deposit(person, 500)',
])('and nothing in: %s', (text) => {
  expect(broken(text)).toEqual([])
})
