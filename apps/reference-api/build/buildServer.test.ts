import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildServer } from './buildServer.ts'

test('an operator’s server holds no simulation, no seed and nothing of the tests', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  try {
    const sources = await buildServer(folder)
    expect(sources).toContain('apps/reference-api/src/main.ts')
    expect(sources).toContain('apps/reference-api/src/database/ledger.ts')
    expect(
      sources.filter((path) => /^apps\/[^/]+\/(?:src\/(?:simulator|testing)|examples)\//.test(path)),
    ).toEqual([])
    const copied = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    expect(copied.filter((path) => path.includes('simulat'))).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
