import { expect, test, describe } from 'vitest'
import { linter } from './linter.ts'

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
