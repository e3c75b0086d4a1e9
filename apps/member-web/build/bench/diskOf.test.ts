// @vitest-environment node
import { linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diskOf } from './diskOf.ts'

test('a file that two folders share is counted once, and a copy twice', () => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  const [one, linked, copied] = ['one', 'linked', 'copied'].map((name) => join(folder, name))
  const bytes = Buffer.alloc(100_000, 1)
  for (const place of [one, linked, copied]) mkdirSync(place ?? '')
  for (const place of [one, copied]) writeFileSync(join(place ?? '', 'a'), bytes)
  linkSync(join(one ?? '', 'a'), join(linked ?? '', 'a'))
  const alone = diskOf(one ?? '')
  expect(alone).toBeGreaterThanOrEqual(100_000)
  expect(diskOf(one ?? '', linked ?? '')).toBeLessThan(alone + 50_000)
  expect(diskOf(one ?? '', copied ?? '')).toBeGreaterThan(alone + 90_000)
  rmSync(folder, { recursive: true })
})
