import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readBrand, readBrands } from './read.ts'
import { aBrand } from '../testing/index.ts'
import { general } from '../texts.ts'

const { clientId: _, ...brand } = aBrand()
const one = (change: object = {}) => JSON.stringify({ clientId: 'one', ...brand, ...change })

function folder(files: Record<string, string>) {
  const at = mkdtempSync(join(tmpdir(), 'brands-'))
  onTestFinished(() => rmSync(at, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(at, name), text)
  return at
}

const faultsOf = (text: string) => readBrands(folder({ 'one.json': text })).faults

test('four brands ship, dark, light and both, and nothing is wrong with them but legal pages that are examples', () => {
  const { brands, faults, warnings } = readBrands(join(import.meta.dirname, '../../../../brands'))
  expect(faults).toEqual([])
  expect(warnings.filter((warning) => !warning.includes(' are examples that say so; '))).toEqual([])
  const schemes = brands.map(({ clientId, scheme }) => [clientId, scheme])
  expect(Object.fromEntries(schemes)).toEqual({
    saengthong: 'dark',
    talayfah: 'light',
    chanmuang: 'both',
    tawansom: 'light',
  })
})

const nowhere = expect.stringMatching(/^one\.json: domains is missing, .* only on one\.localhost; write/)
const examples = expect.stringMatching(
  /^one\.json: the legal pages terms, .* are examples that say so; write/,
)

test('a file with a name, a colour and the Line ids gets every default', () => {
  const { displayName, themeColour, line } = brand
  const short = { $schema: 'x', clientId: 'one', displayName, themeColour, line }
  const { licence: _licence, ...whole } = aBrand({
    clientId: 'one',
    tagline: general.th.tagline,
    description: general.th.description,
    helpLine: { name: general.th.helpLine, phone: '1323', url: 'https://1323alltime.camri.go.th/' },
  })
  expect(readBrand(folder({ 'one.json': JSON.stringify(short) }), 'one')).toEqual({
    brand: whole,
    faults: [],
    warnings: [
      'one.json: licence is missing, so the footer names none; write the one the site runs under.',
      nowhere,
      examples,
    ],
  })
})

test.each(['clientId', 'displayName', 'themeColour', 'line'])('%s has no default', (field) => {
  expect(faultsOf(one({ [field]: undefined }))).toEqual([
    expect.stringMatching(new RegExp(`^one.json: ${field} is missing; write .+\\.$`)),
  ])
})

test('an operator reads every fault at once', () => {
  const faults = faultsOf(
    one({ themeColour: 'yellow', scheme: 'dim', minimumAge: 12, line: { line1: '@a' } }),
  )
  expect(faults).toEqual([
    'one.json: themeColour is "yellow", which is not a colour; write the one theme colour: a # and six hexadecimal digits, such as #FFCA00.',
    'one.json: scheme is "dim", which is not of the right kind; write "dark", "light", or "both": as the member chooses.',
    'one.json: line.line2 is missing; write the backup support account: the @ sign and then small letters, digits, dots, dashes, such as @example.',
    'one.json: minimumAge is 12, which is below 18; write the youngest age in years, 18 to 30 (20 unless given).',
  ])
})

test('unknown fields are named, each with the one that was meant', () => {
  expect(faultsOf(one({ themeColor: '#fff', zzz: 1, licence: { ...brand.licence, numbr: '' } }))).toEqual([
    'one.json: licence.numbr is not a field of a brand; write licence.number.',
    'one.json: themeColor is not a field of a brand; write themeColour.',
    'one.json: zzz is not a field of a brand; remove it.',
  ])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'https://a@evil.example',
  'ftp://a.example',
  'https://a.example;script-src',
  'https://a.example:99999',
  '/\\evil.example',
])('an address that could run or mislead is refused: %s', (address) => {
  expect(faultsOf(one({ film: address, server: address }))).toEqual([
    expect.stringContaining(
      `server is ${JSON.stringify(address)}, which is not an http or https address; write`,
    ),
    expect.stringContaining(
      `film is ${JSON.stringify(address)}, which is not an http or https address; write`,
    ),
  ])
})

test('an id unlike the name of its file is refused', () => {
  expect(faultsOf(one({ clientId: 'two' }))).toEqual([
    'one.json: clientId is "two", unlike the file\'s name; write "one" or rename the file.',
  ])
})

test('two files cannot be one client', () => {
  const at = folder({ 'one.json': one(), 'two.json': one() })
  expect(readBrands(at)).toMatchObject({
    brands: [{ clientId: 'one' }],
    faults: ['two.json: clientId is "one", which one.json has too; write "two".'],
  })
})

test('a theme colour that is moved for contrast is a warning with both values', () => {
  const read = readBrand(folder({ 'one.json': one({ scheme: 'light' }) }), 'one')
  expect(read.faults).toEqual([])
  expect(read.warnings).toEqual([
    'one.json: themeColour #ffca00 would hardly be seen on the light page, so #e4b500 is used; write #e4b500 if that is the colour you want.',
    nowhere,
    examples,
  ])
})

test('a colour that members see unchanged is no warning', () => {
  expect(readBrand(folder({ 'one.json': one() }), 'one').warnings).toEqual([nowhere, examples])
})

test('an operator is warned of a name that cannot be drawn, until their own pictures are there', () => {
  const files = { 'one.json': one({ displayName: '金沙 คาสิโน', domains: ['one.example'] }) }
  expect(readBrand(folder(files), 'one').warnings[0]).toBe(
    'one.json: 金 沙 in displayName or tagline cannot be drawn, so shared links show empty boxes and the icon may have no letter; put icon.svg and social.jpg into one/.',
  )
  const own = folder(files)
  mkdirSync(join(own, 'one'))
  for (const name of ['icon', 'social'])
    writeFileSync(join(own, `one/${name}.svg`), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(readBrand(own, 'one').warnings).toEqual([examples])
})

const both = { languages: ['th', 'en'], domains: ['one.example'] }

test('an operator is warned of terms and privacy of two versions, which members accept as one', () => {
  const at = folder({ 'one.json': one(both) })
  mkdirSync(join(at, 'one/legal/en'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(at, `one/legal/${name}.md`), text)
  const ofVersions = () => readBrand(at, 'one').warnings.filter((warning) => warning.includes('two versions'))
  write('terms', '# ข้อกำหนด\n\nฉบับ มกราคม 2570\n\nข้อ 1')
  expect(ofVersions()).toEqual([])
  write('privacy', 'ฉบับ มกราคม 2570\r\n\r\nข้อมูลของคุณ')
  write('en/terms', 'Version of January 2027\n\n1.')
  expect(ofVersions()).toEqual([])
  write('en/privacy', 'Version of November 2026\n\nYour data')
  expect(ofVersions()).toEqual([
    'one.json: the pages terms and privacy begin with two versions, but members accept both as one; begin both with the same line.',
  ])
})

const alone = (change: object) =>
  readBrand(folder({ 'one.json': one({ ...both, ...change }) }), 'one').warnings.filter((warning) =>
    warning.includes(' alone; '),
  )

test('an operator who offers English is warned of a text that is in one language alone', () => {
  const english = { description: 'Sports and slots', helpLine: 'Mental Health Hotline' }
  expect(alone({ english })).toEqual([])
  expect(alone({ tagline: 'ดาวทุกคืน', english: { helpLine: english.helpLine } })).toEqual([
    'one.json: tagline is in Thai alone; write english.tagline for the English pages.',
    'one.json: description is in Thai alone; write english.description for the English pages.',
  ])
  expect(alone({ english: { ...english, tagline: 'Stars every night' } })).toEqual([
    'one.json: english.tagline is in English alone; write tagline for the Thai pages.',
  ])
  expect(alone({ languages: ['th'] })).toEqual([])
})

test.each(['Café Đà Nẵng', 'แสงทอง 168 – “เว็บตรง”'])('%s is drawn', (displayName) =>
  expect(readBrand(folder({ 'one.json': one({ displayName }) }), 'one').warnings).toEqual([
    nowhere,
    examples,
  ]),
)

test('broken JSON is shown by its line', () => {
  expect(faultsOf('{\n  "clientId": "one"\n  "scheme": "dark"\n}')).toEqual([
    'one.json: line 2 is not JSON; look there for a missing or surplus comma, quote or brace.',
  ])
  expect(faultsOf('{\n  "clientId": "one",')).toEqual([expect.stringContaining('line 2 is not JSON')])
  expect(faultsOf('[]')).toHaveLength(1)
})

test('two brands cannot live on one domain', () => {
  const at = folder({
    'one.json': one({ domains: ['a.example'] }),
    'two.json': one({ clientId: 'two', specialHosts: ['a.example'] }),
  })
  const ofOne = 'one.json: the domain a.example belongs to two.json too; remove it from one of the two.'
  const ofTwo = 'two.json: the domain a.example belongs to one.json too; remove it from one of the two.'
  expect(readBrands(at)).toMatchObject({ brands: [], faults: [ofOne, ofTwo] })
  expect(readBrand(at, 'two')).toMatchObject({ brand: null, faults: [ofTwo] })
  expect(readBrand(at, 'one')).toMatchObject({ brand: null, faults: [ofOne] })

  writeFileSync(join(at, 'two.json'), one({ clientId: 'two', domains: ['a.example'], scheme: 'dim' }))
  expect(readBrands(at).faults).toEqual([ofOne, expect.stringContaining('two.json: scheme is "dim"'), ofTwo])
})

test('a name or a Line account that a neighbour has too is a warning', () => {
  const other = {
    clientId: 'two',
    displayName: 'แสง ทอง',
    line: { line1: '@other', line2: brand.line.line1 },
  }
  const at = folder({ 'one.json': one({ displayName: 'แสงทอง' }), 'two.json': one(other) })
  const alike = readBrands(at).warnings.filter((warning) => warning.includes('too; write its own'))
  expect(alike).toEqual([
    'one.json: displayName is "แสงทอง", which two.json has too; write its own.',
    `one.json: line.line1 is "${brand.line.line1}", which two.json has too; write its own.`,
    'two.json: displayName is "แสง ทอง", which one.json has too; write its own.',
    `two.json: line.line2 is "${brand.line.line1}", which one.json has too; write its own.`,
  ])
})

test('several brands may be asked for, each once', () => {
  const at = folder({
    'one.json': one(),
    'two.json': one({ clientId: 'two', scheme: 'dim' }),
    'three.json': one({ clientId: 'three' }),
  })
  const { brands, faults } = readBrands(at, ['three', 'two', 'three', 'thre'])
  expect(brands.map(({ clientId }) => clientId)).toEqual(['three'])
  expect(faults).toEqual([
    expect.stringContaining('two.json: scheme is "dim"'),
    'thre.json: there is no such brand; did you mean three?',
  ])
})

test('asking for a brand that is not there names those that are', () => {
  expect(readBrand(folder({ 'one.json': one() }), 'thre').faults).toEqual([
    'thre.json: there is no such brand; choose one of: one.',
  ])
  expect(readBrand(folder({ 'one.json': one() }), 'onee').faults).toEqual([
    'onee.json: there is no such brand; did you mean one?',
  ])
  expect(readBrands(folder({})).faults).toEqual([expect.stringContaining('there is no brand here')])
})
