import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'terms-'))
  const jsPlugins = [join(root, '.ci/lint/terms.js')]
  const rules = { 'terms/name': 'error', 'terms/comment': 'error' }
  writeFileSync(
    join(folder, 'rules.json'),
    JSON.stringify({ jsPlugins, categories: { correctness: 'off' }, rules }),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

function broken(text: string): string[] {
  const file = join(folder, 'one.ts')
  writeFileSync(file, text)
  const words = ['-c', join(folder, 'rules.json'), '-f', 'unix', file]
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), words, {
    cwd: folder,
    encoding: 'utf8',
  })
  return [...stdout.matchAll(/terms\(([^)]+)\)/g)].map(([, rule = '']) => rule)
}

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
  expect(broken(text)).toEqual([rule])
})

test.each([
  'export const { kept } = credit',
  'export const credit = { kept: 5 }',
  '/** The account to pay into stands for the operator. */\nexport const desktop = 1',
  `/** Short. ${'And a second sentence that may be long. '.repeat(5)} */\nexport const amount = 1`,
])('and not by: %s', (text) => {
  expect(broken(text)).toEqual([])
})
