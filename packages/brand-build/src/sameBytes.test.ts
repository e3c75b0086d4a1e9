import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownFolder } from '@member/brand/own'
import { aBrand } from '@member/brand/testing'
import { expect, test } from 'vitest'
import { aCompile } from './aCompile.testing.ts'
import { anApp } from './anApp.testing.ts'
import { buildBrand } from './buildBrand.ts'
import { readClient } from './client.ts'
import { filesIn } from './pack.ts'

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'

async function builtIn(folder: string) {
  const client = aCompile(join(folder, 'dist'))
  mkdirSync(join(folder, 'brands/dao'), { recursive: true })
  writeFileSync(join(folder, 'brands/dao/logo.svg'), logo)
  const out = join(folder, 'out')
  const own = ownFolder(join(folder, 'brands'), 'dao')
  await buildBrand(aBrand({ clientId: 'dao' }), readClient(client, anApp), out, own)
  return Object.fromEntries(
    [...filesIn(out), '.digest', '.hosting/nginx.conf', '.hosting/Caddyfile', '.hosting/headers.json'].map(
      (path) => [
        path,
        createHash('sha256')
          .update(readFileSync(join(out, path)))
          .digest('hex'),
      ],
    ),
  )
}

test('one source built in two places gives the same bytes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'places-'))
  const here = await builtIn(join(folder, 'here'))
  expect(Object.keys(here)).toContain('index.html')
  expect(await builtIn(join(folder, 'there'))).toEqual(here)
})
