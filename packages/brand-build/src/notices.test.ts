import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notices } from './notices.ts'

test('a site names the licences of all that others have made in it', () => {
  const client = mkdtempSync(join(tmpdir(), 'client-'))
  mkdirSync(join(client, '.vite'))
  writeFileSync(join(client, '.vite/license.md'), '# Licenses\n\n## react - 19 (MIT)\n\nMIT License\n')
  writeFileSync(join(client, 'OFL.txt'), 'SIL OPEN FONT LICENSE\n')
  const text = notices(client, { 'Kanit (OFL-1.1)': join(client, 'OFL.txt') })
  rmSync(client, { recursive: true })
  expect(text.match(/^## .*$/gm)).toEqual(['## react - 19 (MIT)', '## Kanit (OFL-1.1)'])
  expect(text).toContain('SIL OPEN FONT LICENSE')
  expect(text).toContain('MIT License')
})
