import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filesIn, packPage, packShared, notices, takeSourceMaps } from './pack.ts'
import { createHash } from 'node:crypto'
import { ownFolder } from '@member/brand/own'
import { aBrand } from '@member/brand/testing'
import { aCompile, anApp } from './anApp.testing.ts'
import { buildBrand } from './buildBrand.ts'
import { readClient } from './client.ts'

const script = Buffer.from('console.log("แสงทอง");'.repeat(200))

test('what all brands share is packed twice, so that every browser gets it small', async () => {
  const packed = await packShared('assets/index-1.js', script)
  expect(brotliDecompressSync(packed['.br'] ?? '')).toEqual(script)
  expect(gunzipSync(packed['.gz'] ?? '')).toEqual(script)
  expect(packed['.br']?.length).toBeLessThan(packed['.gz']?.length ?? 0)
})

test('a brand’s page is packed for every browser', async () => {
  const packed = await packPage('index.html', script)
  expect(Object.keys(packed)).toEqual(['.br', '.gz'])
  expect(brotliDecompressSync(packed['.br'] ?? '')).toEqual(script)
})

test('licence texts are packed like every other text', async () => {
  expect(Object.keys(await packShared('third-party-notices.txt', script))).toEqual(['.br', '.gz'])
})

test.each([
  ['a picture', 'icons/512.png', script],
  ['a typeface', 'assets/kanit.woff2', script],
  ['a few bytes', 'assets/index-1.js', script.subarray(0, 200)],
])('%s is left as it is', async (_, name, bytes) => {
  expect(await packShared(name, bytes)).toEqual({})
  expect(await packPage(name, bytes)).toEqual({})
})

test('source maps lie beside the site, those of this compile alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'source-maps-'))
  for (const name of ['client/assets/a-1.js', 'client/assets/a-1.js.map', 'source-maps/assets/a-0.js.map']) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), '{}')
  }
  takeSourceMaps(join(folder, 'client'), join(folder, 'source-maps'))
  expect(filesIn(folder)).toEqual(['client/assets/a-1.js', 'source-maps/assets/a-1.js.map'])
  rmSync(folder, { recursive: true })
})

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
