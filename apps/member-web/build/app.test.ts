// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { failures } from '@member/api-client/contract'
import { publicPages } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { textsOf, valuesIn } from '@member/i18n/texts'
import { expect, test } from 'vitest'
import { app } from './app.ts'
import { licences } from './licences.ts'
import { join } from 'node:path'
import { chunks } from './chunks.ts'
import { rootDir } from './places.ts'
import { withLocalGames } from './startApi.ts'
import { transformSync } from 'esbuild'
import { tableIdsIn } from './tableIds.ts'

test('a brand may set a title of every page that search engines list, and of no other', () => {
  const brand = aBrand({ scores: { live: '/live', standings: '/standings' } })
  const listed = app.routes.flatMap(({ path, inSitemap }) => (inSitemap?.(brand) ? [path] : []))
  expect(listed).toEqual([...publicPages])
})

test('the first script can be read by a browser too old for the site', () => {
  const [first] = app.scripts(aBrand())
  expect(first).toContain('/unsupported.html')
  expect(first).not.toMatch(/=>|`|\b(?:let|const|class|async)\b/)
})

test('only a brand that wants reports keeps what goes wrong from the first script on', () => {
  const reports = { endpoint: 'https://reports.example/in', share: 100 }
  expect(app.scripts(aBrand({ reports }))[0]).toContain('window.faults=[]')
  expect(app.scripts(aBrand()).join()).not.toContain('window.faults')
})

test('the licences that the compile does not see are added to it', () => {
  const texts = Object.values(licences).map((file) => readFileSync(file, 'utf8'))
  expect(texts[0]).toContain('MIT License')
  for (const text of texts.slice(1)) expect(text).toContain('SIL OPEN FONT LICENSE')
})

const { th, ...others } = app.tables

test.each(Object.entries(others))('%s has the words of Thai, with the same values', (_, tables) => {
  expect(Object.keys(tables)).toEqual(Object.keys(th))
  const [thai, translated] = [textsOf(th), textsOf(tables)]
  const differing = [...thai].filter(([key, text]) => {
    const other = translated.get(key)
    return other === undefined || valuesIn(other).toSorted().join() !== valuesIn(text).toSorted().join()
  })
  expect(differing).toEqual([])
  expect([...translated.keys()].filter((key) => !thai.has(key))).toEqual([])
})

test.each(Object.entries(others))('no word of %s is Thai', (_, tables) => {
  expect([...textsOf(tables)].filter(([, text]) => /[\u0E01-\u0E3A\u0E40-\u0E5B]/.test(text))).toEqual([])
})

test('an English noun in -s behind a number is a plural, and a plural has two forms', () => {
  const texts = JSON.stringify([others['en'], failures])
  expect(texts.match(/\{\w+:number\} [a-z]+s\b|\{\w+\|[^|}]*\}/g)).toBeNull()
})

const root = join(import.meta.dirname, '../../..')
const compiled = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/member-web/src/**/*.{ts,tsx}'], {
  cwd: root,
}).map((file) => file.replace(/^(packages\/[^/]+)\/src\/(.+)\.tsx?$/, '$1/dist/$2.js'))

const named = chunks.flatMap(({ name, test: of }) =>
  of && !/node_modules|\(\?/.test(of.source) ? of.source.split('|').map((path) => ({ name, path })) : [],
)

test.each(named)('$path of the file $name is there', ({ path }) => {
  const pattern = new RegExp(path)
  expect(compiled.some((file) => pattern.test(file))).toBe(true)
})

const read = (name: string) => readFileSync(join(rootDir, name), 'utf8')

test('whatever Node a machine has, pnpm installs for the one that everything here runs on', () => {
  const text = read('pnpm-workspace.yaml')
  const [, own] = /^ {2}node: ([\d.]+)$/m.exec(text) ?? []
  expect(own).toMatch(/^\d+\.\d+\.\d+$/)
  expect(/^nodeVersion: ([\d.]+)$/m.exec(text)?.[1]).toBe(own)
  expect(read('pnpm-lock.yaml')).toContain(`  node@${own}:`)
})

test('no script needs what a shell of Windows has not', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  for (const [name, command] of Object.entries(scripts))
    expect(command, name).not.toMatch(/^\w+=|&& \w+=|\brm\b|\bcp\b|\$\w/)
})

test('games are let into the site wherever the server runs', () => {
  const brand = aBrand({ gameHosts: ['http://localhost:8787', 'https://play.example'] })
  expect(withLocalGames(brand, 'http://localhost:9001').gameHosts).toEqual([
    'http://localhost:9001',
    'https://play.example',
  ])
})

test('a text table is found as it is written, and as a package compiles it', () => {
  const written = readFileSync('../../packages/ui/src/language/words.ts', 'utf8')
  expect(tableIdsIn(written)).toEqual(['ui'])
  // The packages' compiler declares the constants of a module with `var`.
  const code = transformSync(written, { loader: 'ts' }).code
  expect(tableIdsIn(code)).toEqual(['ui'])
  expect(tableIdsIn(code.replace('const id', 'var id'))).toEqual(['ui'])
})

test('a text table that is read only once it is loaded is not needed at first', () => {
  const code = "var id = 'api-client/memberFailures'; export const read = () => loadedWords(id)"
  expect(tableIdsIn(code)).toEqual([])
})
