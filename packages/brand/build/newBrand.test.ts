import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { readBrand } from '../src/read/read.ts'
import { type Ask, newBrand } from './newBrand.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'))
})

const flags = [
  '--name',
  'ดาวเหนือ',
  '--colour',
  '#4477FF',
  '--scheme',
  'dark',
  '--line1',
  '@dao',
  '--line2',
  '@dao2',
]

function operator(...answers: string[]) {
  const asked: string[] = []
  const faults: (string | undefined)[] = []
  const ask: Ask = async ({ flag }, faultOf) => {
    asked.push(flag)
    for (let answer = answers.shift(); answer !== undefined; answer = answers.shift()) {
      const fault = faultOf(answer)
      faults.push(fault)
      if (!fault || !answer) return answer
    }
    return null
  }
  return { ask, asked, faults }
}

test('an operator makes a brand from flags, and reads what to do with it', async () => {
  expect(await newBrand(['dao', ...flags], folder)).toEqual({
    made: true,
    output: [
      'brands/dao.json is made.',
      'Warning: dao.json: licence is missing, so the footer names none; write the one the site runs under.',
      expect.stringMatching(
        /^Warning: dao\.json: domains is missing, .* answer only on dao\.localhost; write/,
      ),
      expect.stringMatching(/^Warning: dao\.json: the legal pages terms, .* are examples that say so; write/),
      'See it:   BRAND=dao pnpm start',
      'Build it: pnpm build dao',
      'What else it may say: brands/README.md',
    ],
  })
  expect(readBrand(folder, 'dao').brand).toMatchObject({
    displayName: 'ดาวเหนือ',
    themeColour: '#4477FF',
    line: { line1: '@dao', line2: '@dao2' },
    levelRebates: [5, 5, 8, 12, 15],
    specialHosts: [],
  })
})

test('an operator is asked for what the flags do not say, again where an answer is wrong', async () => {
  const { ask, asked, faults } = operator('blue', '#FFF000', 'light', '', 'dao.example')
  const { made, output } = await newBrand(
    ['dao', '--name', 'ดาวเหนือ', '--line1', '@dao', '--line2', '@dao2'],
    folder,
    ask,
  )
  expect(made).toBe(true)
  expect(asked).toEqual(['colour', 'scheme', 'tagline', 'domain'])
  expect(faults[0]).toMatch(/^dao\.json: themeColour is "blue", which is not a colour; write/)
  expect(output[1]).toMatch(
    /^Warning: dao\.json: themeColour #fff000 would hardly be seen on the light page, so/,
  )
  expect(readBrand(folder, 'dao').brand).toMatchObject({ scheme: 'light', domains: ['dao.example'] })
})

test('an operator who names no brand is asked for its id, again where it is wrong or taken', async () => {
  await newBrand(['chan', ...flags], folder)
  const { ask, asked, faults } = operator('Dao!', 'chan', 'dao')
  expect(await newBrand(flags, folder, ask)).toMatchObject({ made: true })
  expect(asked).toEqual(['clientId'])
  expect(faults).toEqual([
    expect.stringContaining('clientId is "Dao!", which is not a client id; write'),
    'chan.json is there already and stays as it is; choose another client id.',
    undefined,
  ])
  expect(readBrand(folder, 'dao').brand).toMatchObject({ displayName: 'ดาวเหนือ' })
})

test('an operator who cancels leaves no file', async () => {
  const { ask } = operator('ดาวเหนือ')
  expect(await newBrand(['dao'], folder, ask)).toEqual({ made: false, output: ['Nothing was made.'] })
  expect(readdirSync(folder)).toEqual([])
})

test('where nobody can be asked, one sentence names the flags that are missing', async () => {
  const { made, output } = await newBrand(['dao', '--name', 'ดาวเหนือ', '--scheme', 'dark'], folder)
  expect(made).toBe(false)
  expect(output).toEqual([
    expect.stringMatching(
      /^Nobody can be asked here; give --colour, --line1, --line2 too, as in: pnpm brand/,
    ),
  ])
})

test('a brand that is there is never written over', async () => {
  writeFileSync(join(folder, 'dao.json'), 'mine')
  expect(await newBrand(['dao', ...flags], folder)).toEqual({
    made: false,
    output: ['dao.json is there already and stays as it is; choose another client id.'],
  })
  expect(readFileSync(join(folder, 'dao.json'), 'utf8')).toBe('mine')
})

test('every wrong answer is reported at once, and nothing is written', async () => {
  const wrong = ['--name', ' ', '--colour', 'blue', '--scheme', 'dark', '--line1', 'dao', '--line2', '@dao2']
  const { made, output } = await newBrand(['dao', ...wrong], folder)
  expect(made).toBe(false)
  expect(output).toEqual([
    expect.stringMatching(/^dao\.json: displayName is " ", which is empty; write/),
    expect.stringMatching(/^dao\.json: themeColour is "blue", which is not a colour; write/),
    expect.stringMatching(/^dao\.json: line\.line1 is "dao", which is not a Line id; write/),
  ])
  expect(readdirSync(folder)).toEqual([])
})

test('a domain that another brand has is refused, whichever comes first', async () => {
  await newBrand(['dao', ...flags, '--domain', 'dao.example'], folder)
  const { made, output } = await newBrand(['chan', ...flags, '--domain', 'dao.example'], folder)
  expect({ made, output }).toEqual({
    made: false,
    output: ['chan.json: the domain dao.example belongs to dao.json too; remove it from one of the two.'],
  })
  expect(readdirSync(folder)).toEqual(['dao.json'])
})

test.each([
  [['Dao', ...flags], 'Dao.json: clientId is "Dao", which is not a client id; write'],
  [['../dao', ...flags], '../dao.json: clientId is "../dao", which is not a client id; write'],
  [[`x${'y'.repeat(300)}`, ...flags], 'which is not a client id; write'],
  [[], 'Give one client id, as in: pnpm brand <clientId> --name'],
  [['dao', '--nam', 'x'], "Unknown option '--nam'; write: pnpm brand <clientId>"],
])('%j is one sentence', async (args, sentence) => {
  const { made, output } = await newBrand(args, folder)
  expect(made).toBe(false)
  expect(output).toEqual([expect.stringContaining(sentence)])
})
