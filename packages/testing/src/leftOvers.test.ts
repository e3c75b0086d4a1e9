import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { watchTemporaryFolder } from './leftOvers.ts'

test('a run names what it left in the temporary folder, without the caches of tools', () => {
  const folder = mkdtempSync(join(tmpdir(), 'left-'))
  mkdirSync(join(folder, 'of-somebody-else'))
  const left = watchTemporaryFolder(folder)
  expect(left()).toEqual([])
  mkdirSync(join(folder, 'tests-aBc'))
  mkdirSync(join(folder, 'node-compile-cache'))
  expect(left()).toEqual(['tests-aBc'])
})
