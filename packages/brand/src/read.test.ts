import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBrand, readBrands } from './read.ts'
import { aBrand } from './testing.ts'

const { clientId: _, ...brand } = aBrand()
const one = (change: object = {}) => JSON.stringify({ clientId: 'one', ...brand, ...change })

function folder(files: Record<string, string>) {
  const at = mkdtempSync(join(tmpdir(), 'brands-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(at, name), text)
  return at
}

const faultsOf = (text: string) => readBrands(folder({ 'one.json': text })).faults

test('the brands that ship are whole', () => {
  const { brands, faults } = readBrands(join(import.meta.dirname, '../../../brands'))
  expect(faults).toEqual([])
  expect(brands.map(({ clientId }) => clientId)).toEqual(expect.arrayContaining(['saengthong', 'talayfah']))
})

test('a short file gets every default', () => {
  const { tagline, description, displayName, themeColour, scheme, line, licence, helpLine } = brand
  const short = {
    clientId: 'one',
    tagline,
    description,
    displayName,
    themeColour,
    scheme,
    line,
    licence,
    helpLine,
  }
  const read = readBrand(folder({ 'one.json': JSON.stringify({ $schema: 'x', ...short }) }), 'one')
  expect(read.brand).toEqual(aBrand({ clientId: 'one' }))
})

test('an operator is told every fault at once', () => {
  const faults = faultsOf(
    one({ themeColour: 'yellow', scheme: 'dim', minimumAge: 12, line: { line1: '@a' } }),
  )
  expect(faults).toEqual([
    'one.json: themeColour is "yellow", which is no colour; write the one theme colour: a # and six hexadecimal digits, such as #FFCA00.',
    'one.json: scheme is "dim", which is not of the right kind; write "dark" or "light".',
    'one.json: line.line2 is missing; write the backup support account: the @ sign and then small letters, digits, dots, dashes, such as @example.',
    'one.json: minimumAge is 12, which is below 18; write the youngest age in years, at least 18 (20 unless given).',
  ])
})

test('unknown fields are named, each with the one that was meant', () => {
  expect(faultsOf(one({ themeColor: '#fff', zzz: 1, licence: { ...brand.licence, numbr: '' } }))).toEqual([
    'one.json: licence.numbr is no field of a brand; write licence.number.',
    'one.json: themeColor is no field of a brand; write themeColour.',
    'one.json: zzz is no field of a brand; remove it.',
  ])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'https://a@evil.example',
  'ftp://a.example',
])('an address that could run or mislead is refused: %s', (address) => {
  expect(faultsOf(one({ film: address, server: address }))).toEqual([
    expect.stringContaining(`server is "${address}", which is no http or https address; write`),
    expect.stringContaining(`film is "${address}", which is no http or https address; write`),
  ])
})

test('an id unlike the name of its file is refused', () => {
  expect(faultsOf(one({ clientId: 'two' }))).toEqual([
    'one.json: clientId is "two", unlike the file\'s name; write "one" or rename the file.',
  ])
})

test('broken JSON is shown by its line', () => {
  expect(faultsOf('{\n  "clientId": "one"\n  "scheme": "dark"\n}')).toEqual([
    'one.json: line 3 is no JSON; look there for a missing or surplus comma, quote or brace.',
  ])
  expect(faultsOf('{\n  "clientId": "one",')).toEqual([expect.stringContaining('line 2 is no JSON')])
  expect(faultsOf('[]')).toHaveLength(1)
})

test('two brands cannot live on one domain', () => {
  const at = folder({
    'one.json': one({ domains: ['a.example'] }),
    'two.json': one({ clientId: 'two', specialHosts: ['a.example'] }),
  })
  const fault = 'two.json: the domain a.example belongs to one.json too; remove it from one of the two.'
  expect(readBrands(at).faults).toEqual([fault])
  expect(readBrand(at, 'two')).toEqual({ brand: null, faults: [fault] })
  expect(readBrand(at, 'one').faults).toEqual([])
})

test('asking for a brand that is not there names those that are', () => {
  expect(readBrand(folder({ 'one.json': one() }), 'thre').faults).toEqual([
    'thre.json: there is no such brand; choose one of: one.',
  ])
  expect(readBrands(folder({})).faults).toEqual([expect.stringContaining('there is no brand here')])
})
