import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { noteSkipped, skippedBelow } from './skipped.ts'

test('what was left out is told with its reason until it runs again', () => {
  const root = mkdtempSync(join(tmpdir(), 'workspace-'))
  const web = join(root, 'apps/member-web')
  for (const folder of [web, join(root, 'packages/ui')]) mkdirSync(folder, { recursive: true })
  expect(skippedBelow(root)).toEqual([])
  noteSkipped('nginx', 'it is not installed', web)
  expect(skippedBelow(root)).toEqual(['member-web: nginx (it is not installed)'])
  noteSkipped('nginx', undefined, web)
  expect(skippedBelow(root)).toEqual([])
})
