import { readFileSync } from 'node:fs'
import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { brandAtom } from './brand.ts'
import { withFieldTable } from './fieldTable.ts'
import { jsonSchema } from './jsonSchema.ts'
import { aBrand } from './testing/index.ts'

test('what was set is the running brand; without one there is a sentence', () => {
  const store = createStore()
  expect(() => store.get(brandAtom)).toThrow('No brand')
  store.set(brandAtom, aBrand({ clientId: 'talayfah' }))
  expect(store.get(brandAtom).clientId).toBe('talayfah')
})

test('the JSON schema that editors read is the schema that checks (else run: pnpm schema)', () => {
  const written: unknown = JSON.parse(readFileSync(new URL('brand.schema.json', import.meta.url), 'utf8'))
  expect(written).toEqual(JSON.parse(JSON.stringify(jsonSchema())))
})

const cellsOf = (text: string) => text.match(/^\|.*/gm)?.map((row) => row.replace(/\s+|-{3,}/g, ' ').trim())

test('brands/README.md lists the fields of the schema (else run: pnpm schema)', () => {
  const readme = readFileSync(new URL('../../../brands/README.md', import.meta.url), 'utf8')
  expect(cellsOf(readme)).toEqual(cellsOf(withFieldTable(readme)))
})
