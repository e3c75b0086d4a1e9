// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { MagicString } from 'magic-string'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { movedMap } from './movedMap.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'maps-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('where an error is reported in code with longer words is where it stands in the source', () => {
  const source = 'const th = { title: "ฝาก" }\nthrow new Error(th.title)\n'
  const compiled = new MagicString(source)
  compiled.overwrite(27, 28, ';')
  const file = join(folder, 'a.js.map')
  writeFileSync(file, compiled.generateMap({ source: 'deposit.ts', hires: true }).toString())

  const worded = new MagicString(compiled.toString()).replace('"ฝาก"', '"เติมเงินเข้ากระเป๋า"')
  const map = new TraceMap(movedMap(worded, file) ?? '')
  const column = worded.toString().indexOf('Error')
  expect(originalPositionFor(map, { line: 1, column })).toMatchObject({
    source: 'deposit.ts',
    line: 2,
    column: 'throw new '.length,
  })
})

test('what was compiled without a map has none', () =>
  expect(movedMap(new MagicString('1'), join(folder, 'none.map'))).toBeUndefined())
