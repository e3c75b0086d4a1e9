import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { tableIdsIn } from './tableIds.ts'

test('a text table is found as it is written, and as a package compiles it', () => {
  const written = readFileSync('../../packages/ui/src/language/words.ts', 'utf8')
  expect(tableIdsIn(written)).toEqual(['ui'])
  // The packages' compiler declares the constants of a module with `var`.
  const compiled = transformSync(written, { loader: 'ts' }).code
  expect(tableIdsIn(compiled)).toEqual(['ui'])
  expect(tableIdsIn(compiled.replace('const id', 'var id'))).toEqual(['ui'])
})

test('a text table that is read only once it is loaded is not needed at first', () => {
  const code = "var id = 'api-client/memberFailures'; export const read = () => loadedWords(id)"
  expect(tableIdsIn(code)).toEqual([])
})
