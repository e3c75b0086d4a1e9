import { readFileSync } from 'node:fs'
import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { brandAtom } from './brand.ts'
import { jsonSchema } from './jsonSchema.ts'
import { brandSchema } from './schema.ts'
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

test('brands/README.md tells every field', () => {
  const readme = readFileSync(new URL('../../../brands/README.md', import.meta.url), 'utf8')
  const documented = [...readme.matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field)
  expect(new Set(documented)).toEqual(new Set(Object.keys(brandSchema.entries)))
})
