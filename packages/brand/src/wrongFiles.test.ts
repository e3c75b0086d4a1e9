import { chmodSync, mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readBrand, readBrands } from './read/read.ts'
import { goodText, wrongFiles } from './wrongFiles.testing.ts'

const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'))
  chmodSync(folder, 0o755)
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (name: string) => join(folder, name)
const write = (name: string, content: string | Uint8Array) => writeFileSync(at(name), content)

/** Reads the brands as user `nobody`, because root may read every file. */
function read() {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(65_534)
  try {
    const { brands, faults } = readBrands(folder)
    return { brands: brands.map(({ clientId }) => clientId), faults }
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

function expectSentence(fault: string) {
  expect(fault).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}]+: [^\p{Cc}\p{Cf}\p{Cs}]+\.$/u)
  expect(fault.length).toBeLessThanOrEqual(300)
}

describe('a wrong file stops its own brand alone, and its operator reads why', () => {
  test.each(Object.entries(wrongFiles))('%s', (_name, { make, expected }) => {
    write('good.json', goodText('good'))
    make(at('wrong.json'))
    const { brands, faults } = read()
    expect(brands).toEqual(['good'])
    expect(faults).toEqual([expect.stringMatching(expected)])
    expect(faults[0]).toMatch(/^wrong\.json: /)
    faults.forEach(expectSentence)
  })
})

test('every fault of every file is reported at once, and the good brands are read', () => {
  fc.assert(
    fc.property(fc.subarray(Object.values(wrongFiles)), fc.integer({ min: 0, max: 3 }), (wrong, good) => {
      folder = mkdtempSync(join(tmpdir(), 'brands-'))
      chmodSync(folder, 0o755)
      for (let one = 0; one < good; one++) write(`good${one}.json`, goodText(`good${one}`))
      for (const [one, { make }] of wrong.entries()) make(at(`wrong${one}.json`))
      const { brands, faults } = read()
      expect(brands).toHaveLength(good)
      for (const [one, { expected }] of wrong.entries()) {
        const own = faults.filter((fault) => fault.startsWith(`wrong${one}.json: `))
        expect(own).toContainEqual(expect.stringMatching(expected))
      }
      faults.forEach(expectSentence)
    }),
    { numRuns: 50 },
  )
})

test.each(['.#x.json', '._x.json', '.x.json', '~$x.json', '#x.json#', 'x.json~', '.x.json.swp'])(
  'what an editor or a system leaves is no brand: %s',
  (name) => {
    write('x.json', goodText('x'))
    write(name, '\0\0')
    expect(read()).toEqual({ brands: ['x'], faults: [] })
  },
)

test('a name that ends in capitals would be a brand on some machines and none on others', () => {
  write('x.JSON', goodText('x'))
  expect(read().faults).toEqual([expect.stringMatching(/^x\.JSON: .*ends in small letters/)])
})

test.each(['x\ny.json', `${'x'.repeat(250)}.json`, 'แสงทอง.json', 'con\u202Egnp.json'])(
  'a file called %j stops nobody else',
  (name) => {
    write('good.json', goodText('good'))
    write(name, goodText('other'))
    const { brands, faults } = read()
    expect(brands).toEqual(['good'])
    expect(faults).toHaveLength(1)
    faults.forEach(expectSentence)
  },
)

test('what is visible stays: emoji, accents, every script, spaces', () => {
  for (const displayName of ['แสงทอง ⭐️ 24', 'น้ำผึ้ง', '👨‍👩‍👧 บ้าน', '日本 عرب Ünï', 'a\u00A0b']) {
    write('x.json', goodText('x', { displayName }))
    expect(read()).toEqual({ brands: ['x'], faults: [] })
  }
})

test('a site on https may have its own machine’s server, and one on http anything', () => {
  const server = 'http://b.example'
  for (const change of [
    { domains: ['a.example'], server: 'http://localhost:8787' },
    { domains: ['a.example'], web: 'http://a.example', server },
    { server },
  ]) {
    write('x.json', goodText('x', change))
    expect(read().faults).toEqual([])
  }
})

test('two brands that claim one domain both stop, and a third does not', () => {
  for (const clientId of ['one', 'two', 'three'])
    write(
      `${clientId}.json`,
      goodText(clientId, { domains: [clientId === 'three' ? 'c.example' : 'a.example'] }),
    )
  expect(read()).toEqual({
    brands: ['three'],
    faults: [
      'one.json: the domain a.example belongs to two.json too; remove it from one of the two.',
      'two.json: the domain a.example belongs to one.json too; remove it from one of the two.',
    ],
  })
})

test('a folder that is not there is one sentence, and so is a long name among a thousand brands', () => {
  expect(readBrands(at('none')).faults).toEqual([expect.stringContaining('cannot be read (ENOENT)')])
  expect(readBrand(at('none'), 'x').faults).toEqual([expect.stringContaining('cannot be read (ENOENT)')])
  for (let one = 0; one < 1000; one++) write(`brand-number-${one}.json`, '')
  const { faults } = readBrand(folder, 'x'.repeat(500))
  expect(faults).toEqual([expect.stringMatching(/choose one of: (brand-number-\d+, ){4}996 more\.$/)])
  faults.forEach(expectSentence)
})

test('any file makes a brand or is refused with a reason', () => {
  const good = Buffer.from(goodText('x'))
  const damaged = fc
    .array(fc.tuple(fc.nat(good.length - 1), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 4,
    })
    .map((changes) => {
      const text = Uint8Array.from(good)
      for (const [where, byte] of changes) text[where] = byte
      return text
    })
  const cut = fc.tuple(fc.nat(good.length), fc.nat(good.length)).map(([from, to]) => good.subarray(from, to))
  const other = fc.oneof(fc.json(), fc.string({ unit: anyCharacter })).map((text) => Buffer.from(text))
  const key = fc.constantFrom(...Object.keys(JSON.parse(goodText('x'))), '__proto__', 'valueOf')
  const changed = fc.tuple(key, fc.jsonValue()).map(([name, value]) => {
    const text = goodText('x').slice(1)
    return Buffer.from(`{${JSON.stringify(name)}: ${JSON.stringify(value)}, ${text}`)
  })
  fc.assert(
    fc.property(fc.oneof(damaged, cut, other, changed), (content) => {
      write('x.json', content)
      const { brands, faults } = readBrands(folder)
      expect(brands.length > 0).toBe(faults.length === 0)
      faults.forEach(expectSentence)
    }),
    { numRuns: 1000 },
  )
})

const texts = { th: new Map([['wallet/deposit.title', 'ฝากเงิน']]) }

const wrong = (name: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, nr) => [`${name}${nr}`, 'x']))

function writeWrong(clientId: string, count: number) {
  write(`${clientId}.json`, goodText(clientId, wrong('displayNam', count)))
  mkdirSync(at(clientId))
  write(`${clientId}/words.json`, JSON.stringify(wrong('titl', count)))
  for (let nr = 0; nr < Math.min(count, 30); nr++) write(`${clientId}/logi${nr}.svg`, 'x')
}

test('of a file that is wrong all over the first faults are named, and the number of the others', () => {
  writeWrong('dao', 30)
  const { faults } = readBrands(folder, [], texts)
  const of = (start: string) => faults.filter((fault) => fault.startsWith(start))
  for (const [start, file] of [
    ['dao.json: displayNam', 'dao.json'],
    ['dao/words.json: line', 'dao/words.json'],
    ['dao/logi', 'dao'],
  ] as const) {
    expect(of(start)).toHaveLength(20)
    expect(of(`${file}: there are`)).toEqual([`${file}: there are 10 more faults like these.`])
  }
})

test('also of a file that claims another’s domains', () => {
  const domains = Array.from({ length: 30 }, (_, nr) => `d${nr}.example`)
  for (const clientId of ['dao', 'duen']) write(`${clientId}.json`, goodText(clientId, { domains }))
  const { faults } = readBrands(folder)
  for (const [one, other] of [
    ['dao', 'duen'],
    ['duen', 'dao'],
  ]) {
    expect(faults.filter((fault) => fault.includes(`belongs to ${other}.json too`))).toHaveLength(20)
    expect(faults).toContain(`${one}.json: there are 10 more faults like these.`)
  }
})

function timeOf(ids: string[]) {
  const started = process.cpuUsage().user
  const { brands, faults } = readBrands(folder, ids, texts)
  expect(brands).toEqual([])
  expect(faults).toHaveLength(ids.length * 63)
  return process.cpuUsage().user - started
}

test('wrong brands take their time, each the same', () => {
  const ids = Array.from({ length: 100 }, (_, nr) => `brand-${nr}`)
  for (const id of ids) writeWrong(id, 30)
  timeOf(ids.slice(0, 1))
  // Every file is read for its names and domains, whichever brand is requested.
  const one = timeOf(ids.slice(0, 1))
  const ten = timeOf(ids.slice(0, 10))
  expect(timeOf(ids)).toBeLessThan(25 * Math.max(ten, one))
})
