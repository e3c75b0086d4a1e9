// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readClient } from '../client.ts'
import { wordedClient } from './wordedClient.ts'

const boot =
  '{failed:`โหลดเว็บไซต์ไม่ครบ สัญญาณอาจขาดหาย หรือเว็บไซต์เพิ่งอัปเดต`,reload:`โหลดหน้าใหม่`,closed:`ปิดปรับปรุงระบบชั่วคราว`}'
let folder = ''
let client = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'worded-'))
  client = join(folder, 'client')
  for (const path of ['client/assets', 'client/.vite', 'server'])
    mkdirSync(join(folder, path), { recursive: true })
  writeFileSync(join(client, 'index.html'), '<script src="/assets/index-1.js"></script>')
  writeFileSync(join(client, '.vite/manifest.json'), '{"index.html":{"file":"assets/index-1.js"}}')
  writeFileSync(join(client, 'assets/index-1.js'), 'import"./boot-2.js"')
  writeFileSync(join(client, 'assets/boot-2.js'), `export const a=${boot}`)
  writeFileSync(join(client, 'assets/a.css'), 'a{}')
  writeFileSync(join(folder, 'server/prerender.js'), `export const a=${boot}`)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a brand with words has code of its own, under names of its own, and leaves the other brands’ as it was', async () => {
  const worded = await wordedClient(readClient(client), { 'site/boot.closed': 'พักครู่' }, join(folder, 'words'))
  const read = (path: string) => readFileSync(join(worded.folder, path), 'utf8')
  const [, name = ''] = /src="\/(assets\/index-1\.[0-9a-f]{8}\.js)"/.exec(read('index.html')) ?? []
  const boots = name.replace('index-1', 'boot-2')
  expect(worded.files).toEqual(
    ['assets/a.css', boots, `${boots}.br`, `${boots}.gz`, name, 'index.html'].toSorted(),
  )
  expect(read('.vite/manifest.json')).toContain(name)
  expect(read(name)).toBe(`import"./${boots.slice('assets/'.length)}"`)
  for (const path of [boots, '../server/prerender.js']) expect(read(path)).toContain('"พักครู่"')
  expect(readFileSync(join(client, 'assets/boot-2.js'), 'utf8')).not.toContain('พักครู่')
})

test('a word that the compile does not have is told, not left out', async () => {
  const made = wordedClient(readClient(client), { 'wallet/deposit.title': 'เติมเงิน' }, join(folder, 'words'))
  await expect(made).rejects.toThrow('words.json: wallet/deposit.title is nowhere in what is compiled')
})
