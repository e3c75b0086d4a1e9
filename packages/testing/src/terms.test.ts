import { expect, test } from 'vitest'
import { linter } from './linter.ts'

const broken = linter('terms.js', 'one.ts', ['terms/name', 'terms/comment'])

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
