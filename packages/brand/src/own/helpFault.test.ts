import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownFolder } from './ownFolder.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  [
    'help.md',
    '## ฝาก',
    'dao/help.md: it has no question; write each as a line "### question" below a topic "## topic".',
  ],
  [
    'help.md',
    '## ก\n### ข\nค\n### ข',
    'dao/help.md: line 4 asks "ข" again, after line 2; keep one of the two.',
  ],
  [
    'help.en.md',
    '### How?\n## Deposits',
    'dao/help.en.md: line 1 asks "How?" before the first topic; write a line "## topic" above it.',
  ],
  ['help.md', '## ก\n###', 'dao/help.md: line 2 is a question without words; write it after ###.'],
  [
    'legal/terms.md',
    'a\n<<<<<<< HEAD\nb',
    /^dao\/legal\/terms\.md: line 2 is a conflict mark of git; keep one/,
  ],
])('a text is refused where a page would not show it as it is meant: %s %j', (path, content, expected) => {
  const at = join(folder, 'dao', path)
  mkdirSync(dirname(at), { recursive: true })
  writeFileSync(at, content)
  expect(ownFolder(folder, 'dao').faults).toEqual([
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  ])
})
