// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notices } from './notices.ts'

test('a site names the licences of all that others have made in it', () => {
  const client = mkdtempSync(join(tmpdir(), 'client-'))
  mkdirSync(join(client, '.vite'))
  writeFileSync(join(client, '.vite/license.md'), '# Licenses\n\n## react - 19 (MIT)\n\nMIT License\n')
  const text = notices(client)
  rmSync(client, { recursive: true })
  expect(text.match(/^## .*$/gm)).toEqual([
    '## react - 19 (MIT)',
    '## zxing-wasm (MIT), with ZXing-C++ (Apache-2.0)',
    '## Kanit (OFL-1.1)',
    '## Sarabun (OFL-1.1)',
  ])
  expect(text).toContain('SIL OPEN FONT LICENSE')
  expect(text).toContain('MIT License')
})
