import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aBrand } from '../src/testing/index.ts'
import { checkBrands, findWords } from './checkBrands.ts'
import { command } from './command.ts'
import { readWords } from '../src/own/words.ts'

const folder = mkdtempSync(join(tmpdir(), 'brands-'))
for (const clientId of ['good', 'other', 'wrong']) {
  const content = aBrand({
    clientId,
    displayName: clientId,
    line: { line1: `@${clientId}`, line2: `@${clientId}2` },
    domains: [`${clientId}.example`],
    ...(clientId === 'wrong' && { minimumAge: 500 }),
  })
  writeFileSync(join(folder, `${clientId}.json`), JSON.stringify(content))
}
const fault = expect.stringMatching(/^Error: wrong\.json: minimumAge is 500, which is above 30; write/)

const examplesOf = (clientId: string) =>
  expect.stringMatching(`^Warning: ${clientId}\\.json: the legal pages terms, .* are examples that say so`)

test('an operator checks every brand without building one', async () => {
  expect(await checkBrands([], folder)).toEqual({
    made: false,
    output: [
      examplesOf('good'),
      examplesOf('other'),
      fault,
      '2 brands can be built; 1 fault stops the rest.',
    ],
  })
  expect(readdirSync(folder)).toEqual(['good.json', 'other.json', 'wrong.json'])
})

test('or the brands they name', async () => {
  expect(await checkBrands(['good'], folder)).toEqual({
    made: true,
    output: [examplesOf('good'), '1 brand can be built.'],
  })
  expect(await checkBrands(['wrong', 'good', 'gone'], folder)).toEqual({
    made: false,
    output: [
      examplesOf('good'),
      fault,
      'Error: gone.json: there is no such brand; choose one of: good, other, wrong.',
      '1 brand can be built; 2 faults stop the rest.',
    ],
  })
})

test.each([['--help'], ['-h'], ['daonuea', '--help']])(
  'pnpm brand %s %s says what it does, and makes nothing',
  async (...args) => {
    const { made, output } = await command(args, '/nowhere', {})
    expect(made).toBe(true)
    expect(output.join('\n')).toMatch(/pnpm brand <clientId> --name [^]*--check[^]*--words/)
  },
)

const texts = {
  th: new Map([
    ['wallet/deposit.min', 'ฝากขั้นต่ำ {amount}'],
    ['wallet/withdraw.title', 'ถอนเงิน'],
    ['wallet/withdraw.min', 'ถอนขั้นต่ำ {amount}'],
  ]),
  en: new Map([
    ['wallet/deposit.min', 'At least {amount}'],
    ['wallet/withdraw.title', 'Withdraw'],
    ['wallet/withdraw.min', 'Withdraw at least {amount}'],
  ]),
}
const faultsOf = (output: string[]) => readWords(Buffer.from(`{ ${output.join(', ')} }`), texts).faults

test('a word is found by what members read, in a form that words.json takes', () => {
  const { made, output } = findWords(['ฝากขั้นต่ำ'], texts)
  expect(made).toBe(true)
  expect(output).toEqual(['"wallet/deposit.min": "ฝากขั้นต่ำ {amount}"'])
  expect(faultsOf(output)).toEqual([])
})

test('a word is found by its key too, in every language', () => {
  const { output } = findWords(['WALLET/withdraw', 'min'], texts)
  expect(output).toEqual([
    '"wallet/withdraw.min": "ถอนขั้นต่ำ {amount}"',
    '"en": { "wallet/withdraw.min": "Withdraw at least {amount}" }',
  ])
  expect(faultsOf(output)).toEqual([])
})

test('words that nobody reads are not found', () => {
  expect(findWords(['เรือดำน้ำ'], texts)).toEqual({
    made: false,
    output: ['No word of the site has เรือดำน้ำ; write a part of what members read.'],
  })
})

test('without a search every word is listed', () => {
  expect(faultsOf(findWords([], texts).output)).toEqual([])
})
