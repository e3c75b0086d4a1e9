import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const read = [
  'package.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
  'turbo',
  'apps/api/src/database/schema.ts',
  'apps/api/src/database/tables/prizeTypes.ts',
  'apps/api/src/domain/README.md',
  'apps/api/src/domain/rewards',
  'packages/api-client/src/endpoints/wheel.ts',
  'packages/rewards/src/prize',
]

let folder: string

/** Runs `pnpm generate prize` on a copy of what it reads, without migration and format. */
function generatePrize(thai: string, english: string) {
  const programs = join(folder, 'programs')
  mkdirSync(programs)
  writeFileSync(join(programs, 'pnpm'), '#!/bin/sh\n', { mode: 0o755 })
  return execFileSync(
    join(root, 'node_modules/.bin/gen'),
    ['run', 'prize', '--root', folder, '--args', 'VOUCHER', 'goods', thai, english],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${programs}${delimiter}${process.env['PATH']}` },
    },
  )
}

const written = (file: string) => readFileSync(join(folder, file), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generator-'))
  for (const path of read) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('an answer is written as it was given, with quotes, backticks and dollars', async () => {
  const english = 'It\'s "yours", for `$&`, $1 and \\n'
  generatePrize("ของ'คุณ'", english)
  const { en }: { en: { next: Record<string, string> } } = await import(
    join(folder, 'packages/rewards/src/prize/words.en.ts')
  )
  expect(en.next['VOUCHER']).toBe(english)
  expect(written('packages/rewards/src/prize/words.ts')).toContain('VOUCHER: "ของ\'คุณ\'"')
  expect(written('packages/api-client/src/endpoints/wheel.ts')).toContain("'NONE', 'VOUCHER']")
})

test('an answer with braces, which would be a value, is refused with a sentence', () => {
  const before = written('packages/rewards/src/prize/words.ts')
  expect(() => generatePrize('ของ {name}', 'Yours')).toThrow(/Write one line without \{ and \}/)
  expect(written('packages/rewards/src/prize/words.ts')).toBe(before)
})
