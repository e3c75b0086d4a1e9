import { describe, expect, test } from 'vitest'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Returns a function that lints a text as a file called `name` and returns the rules it breaks.
 * `plugin` is a file in `.ci/lint`.
 */
const linter = (plugin: string, name: string, rules: readonly string[]) => (text: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  try {
    const config = {
      jsPlugins: [join(root, '.ci/lint', plugin)],
      categories: { correctness: 'off' },
      rules: Object.fromEntries(rules.map((rule) => [rule, 'error'])),
    }
    writeFileSync(join(folder, 'rules.json'), JSON.stringify(config))
    writeFileSync(join(folder, name), text)
    const words = ['-c', join(folder, 'rules.json'), '-f', 'unix', join(folder, name)]
    const oxlint = join(root, 'node_modules/.bin/oxlint')
    const { stdout } = spawnSync(oxlint, words, { cwd: folder, encoding: 'utf8' })
    const prefix = rules[0]?.split('/')[0] ?? ''
    return [...stdout.matchAll(new RegExp(`${prefix}\\(([^)]+)\\)`, 'g'))].map(([, rule = '']) => rule)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const broken = linter('realTime.js', 'one.test.ts', [
  'real-time/no-wait',
  'real-time/no-limit',
  'real-time/no-speed',
])

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

describe('terms', () => {
  const findsIn = linter('terms.js', 'one.ts', ['terms/name', 'terms/comment'])

  test.each([
    ['name', 'export const keptMoney = 1'],
    ['name', 'export function tellMember(member: string) { return member }'],
    ['name', 'export const find = (papers: string[]) => papers'],
    ['name', 'export const { status: standing } = level'],
    ['name', 'export type GivenUpBonus = string'],
    ['name', 'export const deskPage = 1'],
    ['name', 'export const isUnderWay = true'],
    ['comment', '/** Amount that is told to the member. */\nexport const amount = 1'],
    ['comment', '// Opens the desk.\nexport const amount = 1'],
    ['comment', `/** ${'Long words '.repeat(10)}in one sentence. */\nexport const amount = 1`],
  ])('the table of terms is broken (%s) by: %s', (rule, text) => {
    expect(findsIn(text)).toEqual([rule])
  })

  test.each([
    'export const { kept } = credit',
    'export const credit = { kept: 5 }',
    '/** The account to pay into stands for the operator. */\nexport const desktop = 1',
    `/** Short. ${'And a second sentence that may be long. '.repeat(5)} */\nexport const amount = 1`,
  ])('and not by: %s', (text) => {
    expect(findsIn(text)).toEqual([])
  })
})

const wasteful = linter('motion.js', 'one.ts', ['motion/cheap-only'])

test.each([
  'export const open = keyframes`from { height: 0; }`',
  'export const open = keyframes`0%, 50% { opacity: 1; } to { opacity: 0; box-shadow: none; }`',
  'export const all = css`@keyframes open { from { margin-top: ${4}px; } } a { color: red; }`',
  'export const Box = styled.div`transition: opacity 0.2s, box-shadow 0.2s;`',
  'export const Box = styled(Panel)`transition: all 0.2s cubic-bezier(0.2, 0.9, 0.3, 1);`',
  'export const Box = styled.div`\n  & > span { transition-property: filter }`',
  'row.animate({ maxHeight: 0 }, timing)',
  'row.animate([{ opacity: 0 }, { marginTop: 0 }], timing)',
])('the lint finds what a cheap phone cannot draw at 60 frames in: %s', (text) => {
  expect(wasteful(text)).toEqual(['cheap-only'])
})

test.each([
  'export const rise = keyframes`from { opacity: 0; transform: translateY(${4}px); }`',
  'export const Box = styled.div`height: 8px; transition: transform ${time}ms cubic-bezier(0.3, 0.8, 0.3, 1), opacity 0.2s;`',
  'export const Box = styled.div`@media (hover: none) { transition: none; } box-shadow: none;`',
  'export const all = css`@keyframes open { from { opacity: 0; } } a { margin-top: 4px; }`',
  'row.animate([{ opacity: 0, easing: "linear" }, { opacity: 1 }], timing)',
])('and nothing in: %s', (text) => {
  expect(wasteful(text)).toEqual([])
})
