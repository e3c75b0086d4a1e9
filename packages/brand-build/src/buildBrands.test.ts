import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Brand } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { afterEach, beforeEach, expect, test, describe } from 'vitest'
import { aCompile, anApp } from './anApp.testing.ts'
import { buildBrand } from './buildBrand.ts'
import { buildBrands, summary, whyNot } from './buildBrands.ts'
import { readClient } from './client.ts'

const named = (displayName: string, clientId: string) => aBrand({ clientId, displayName })

describe('build brands', () => {
  const brand = aBrand()
  let folder = ''
  let client = ''
  let out = ''

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'brand-builds-'))
    client = aCompile(folder)
    out = join(folder, 'brands/saengthong')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const make = (of = brand) => buildBrand(of, readClient(client, anApp), out)

  test('a brand that is built is not built again, until it or the app changes', async () => {
    await make()
    const { mtimeMs } = statSync(join(out, 'index.html'))
    expect(await make()).toBe('unchanged')
    expect(statSync(join(out, 'index.html')).mtimeMs).toBe(mtimeMs)
    expect(await make({ ...brand, themeColour: '#0B7A8C' })).toBe('built')
    expect(await make({ ...brand, themeColour: '#0B7A8C' })).toBe('unchanged')

    rmSync(join(client, 'assets/index-1.js'))
    writeFileSync(join(client, 'assets/index-2.js'), 'console.log(2)')
    expect(await make({ ...brand, themeColour: '#0B7A8C' })).toBe('built')
    expect(existsSync(join(out, 'assets/index-1.js'))).toBe(false)
  })

  test('a brand is built again when what the app hands over has changed', async () => {
    await make()
    for (const app of [
      { ...anApp, scripts: () => ['other()'] },
      { ...anApp, styles: 'body{margin:1px}' },
      { ...anApp, routes: anApp.routes.slice(1) },
      { ...anApp, pageData: () => ({ version: '2' }) },
    ]) {
      const changed = readClient(client, app)
      expect(await buildBrand(brand, changed, out)).toBe('built')
      expect(await buildBrand(brand, changed, out)).toBe('unchanged')
    }
  })

  test('whether a brand has changed is known without rendering it', async () => {
    await make()
    const known = readClient(client, anApp)
    rmSync(join(folder, 'server'), { recursive: true })
    expect(await buildBrand(brand, known, out)).toBe('unchanged')
  })

  const build = async (brands: Brand[]) => {
    const reported: string[] = []
    await buildBrands(
      brands,
      readClient(client, anApp),
      join(folder, 'brands'),
      (...parts) => reported.push(parts.join(': ')),
      folder,
    )
    return reported.toSorted()
  }

  test('of many brands only the one that changed is built', async () => {
    expect(await build([named('หนึ่ง', 'one'), named('สอง', 'two')])).toEqual(['one: built', 'two: built'])
    expect(await build([named('หนึ่ง', 'one'), named('ใหม่', 'two')])).toEqual(['one: unchanged', 'two: built'])
    expect(await build([named('หนึ่ง', 'one'), named('ใหม่', 'two')])).toEqual([
      'one: unchanged',
      'two: unchanged',
    ])
  })

  test('a brand that cannot be built stops itself alone, and keeps what was built of it', async () => {
    await build([named('หนึ่ง', 'one'), named('สอง', 'two'), named('สาม', 'three')])
    const { built, failed } = await buildBrands(
      [named('เสีย', 'two'), named('อื่น', 'one'), named('สาม', 'three')],
      readClient(client, anApp),
      join(folder, 'brands'),
      () => {},
      folder,
    )
    expect(built).toEqual(['one', 'three'])
    expect(failed).toEqual(['two.json: it cannot be built: no such page'])
    expect(readdirSync(join(folder, 'brands')).toSorted()).toEqual(['one', 'three', 'two'])
    expect(readFileSync(join(folder, 'brands/two/index.html'), 'utf8')).toContain('สอง')
  })

  test.each([
    ['{ "site.none": "x" }', /^saengthong\/words\.json: line 1: site\.none is not a text of the site; /],
    ['{ "__proto__": "x" }', /^saengthong\/words\.json: line 1: __proto__ is not a text of the site; /],
    ['{ "a": "x", "a": "y" }', /^saengthong\/words\.json: line 1 says a again/],
  ])('words that `brand --check` refuses are not built: %s', async (words, sentence) => {
    mkdirSync(join(folder, 'files/saengthong'), { recursive: true })
    writeFileSync(join(folder, 'files/saengthong/words.json'), words)
    const done = await buildBrands(
      [brand],
      readClient(client, anApp),
      join(folder, 'out'),
      () => {},
      join(folder, 'files'),
    )
    expect(done.built).toEqual([])
    expect(done.failed.join('\n')).toMatch(sentence)
    expect(existsSync(join(folder, 'out/saengthong'))).toBe(false)
  })
})

const brands = (count: number) => Array.from({ length: count }, (_, at) => `b${at}`)

test('after the faults an operator reads how many brands are built, and the names of up to twenty', () => {
  expect(summary([])).toBe('The build stops here; no brand is built.')
  expect(summary(['dao'])).toBe('The build stops here; 1 brand is built: dao.')
  expect(summary(brands(20))).toMatch(/; 20 brands are built: b0, b1, .*, b19\.$/)
  expect(summary(brands(23))).toMatch(/; 23 brands are built: b0, b1, .*, b19 and 3 more\.$/)
})

test.each([
  ['ENOSPC', /^the disk is full; make room/],
  ['EROFS', /^the disk can only be read; build where/],
  ['EACCES', /^this user may not write here; give/],
])('%s is a sentence with its mend', (code, sentence) =>
  expect(whyNot(Object.assign(new Error(`${code}: write`), { code }))).toMatch(sentence),
)

test('whatever else goes wrong is one line that is not longer than 300 characters', () => {
  const sentence = whyNot(new Error(`one\ntwo ${'x'.repeat(500)}`))
  expect(sentence).toMatch(/^it cannot be built: one two x+…$/)
  expect(sentence.length).toBeLessThan(250)
})
