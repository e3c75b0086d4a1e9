import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildServer } from './buildServer.ts'

test('an operator’s server holds no simulation, no seed and nothing of the tests', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  try {
    const sources = await buildServer(folder)
    expect(sources).toContain('apps/server/src/main.ts')
    expect(sources).toContain('apps/api/src/database/ledger.ts')
    expect(
      sources.filter((path) => /^apps\/(?:simulator\/|[^/]+\/(?:src\/testing|examples)\/)/.test(path)),
    ).toEqual([])
    const copied = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    expect(copied.filter((path) => /simulat/.test(path) && !path.includes('/migrations/'))).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('an adapter written for the server’s former name is taken in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  try {
    const adapter = join(folder, 'bank.ts')
    writeFileSync(adapter, "export { toDecimal as create } from '@member/reference-api/adapter'")
    await buildServer(join(folder, 'built'), [adapter])
    expect(existsSync(join(folder, 'built/adapters/bank.js'))).toBe(true)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
