// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const cwd = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'compiled-'))
afterAll(() => rmSync(folder, { recursive: true }))

function compile(name: string) {
  const out = join(folder, name)
  const args = ['--config', '../../tsup.config.ts', '--out-dir', out, '--silent']
  execFileSync(process.execPath, ['node_modules/tsup/dist/cli-default.js', ...args], { cwd, stdio: 'ignore' })
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files.map(({ parentPath, name: file }) => {
      const path = join(parentPath, file)
      return [path.slice(out.length), createHash('sha256').update(readFileSync(path)).digest('hex')]
    }),
  )
}

test('compiles of one source are the same bytes', () => {
  const first = compile('first')
  expect(Object.keys(first).length).toBeGreaterThan(100)
  for (const again of ['second', 'third']) expect(compile(again)).toEqual(first)
})
