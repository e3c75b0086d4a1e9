// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aBrand } from '@member/brand/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBrandsFor } from './readBrandsFor.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'))
  for (const clientId of ['good', 'other']) write(clientId, aBrand({ clientId }))
  write('wrong', { ...aBrand({ clientId: 'wrong' }), themeColour: 'blue', scheme: 'dim' })
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (clientId: string, content: object) =>
  writeFileSync(join(folder, `${clientId}.json`), JSON.stringify(content))
const read = (...clientIds: string[]) => {
  const { brands, faults } = readBrandsFor(clientIds, folder)
  return { brands: brands.map(({ clientId }) => clientId), faults }
}
const wrong = [
  expect.stringMatching(/^wrong\.json: themeColour is "blue"/),
  expect.stringMatching(/^wrong\.json: scheme is "dim"/),
]

test('`pnpm build` builds every brand but the wrong ones, and says all that is wrong with those', () => {
  expect(read()).toEqual({ brands: ['good', 'other'], faults: wrong })
})

test('`pnpm build <clientId>` builds one brand, whatever is wrong with its neighbours', () => {
  expect(read('good')).toEqual({ brands: ['good'], faults: [] })
  expect(read('wrong')).toEqual({ brands: [], faults: wrong })
})

test('a mistyped brand is one sentence', () => {
  expect(read('goood')).toEqual({
    brands: [],
    faults: ['goood.json: there is no such brand; did you mean good?'],
  })
})
