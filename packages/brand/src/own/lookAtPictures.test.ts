import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lookAtPictures } from './lookAtPictures.ts'
import { ownFolder } from './ownFolder.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'))
  mkdirSync(join(folder, 'dao'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const photo = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 60, alpha } } })
const noisy = sharp({
  create: {
    width: 200,
    height: 200,
    channels: 3,
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
    background: '#000',
  },
})
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
const svg = (inside: string, more = 'viewBox="0 0 9 9"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inside}</svg>`)
const path = '<path d="M0 0h9v9z"/>'

function look(name: string, bytes: Buffer) {
  writeFileSync(join(folder, 'dao', name), bytes)
  const own = ownFolder(folder, 'dao')
  expect(own.faults).toEqual([])
  return lookAtPictures('dao', own)
}

test.each([
  ['logo.png', async () => half(await noisy.png().toBuffer())],
  ['logo.png', async () => half(await noisy.png({ progressive: true }).toBuffer())],
  ['hero.jpg', async () => half(await noisy.jpeg().toBuffer())],
  ['hero.webp', async () => half(await noisy.webp().toBuffer())],
  ['hero.avif', async () => half(await noisy.avif().toBuffer())],
  ['hero.jpg', async () => Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0, 0)],
  ['logo.svg', async () => svg(path, 'width="0" height="0"')],
  ['logo.svg', async () => svg(path, 'width="90000" height="90000"')],
])('a damaged %s is told, as the build would', async (name, bytes) => {
  const { faults, warnings } = await look(name, await bytes())
  expect(faults).toEqual([
    expect.stringMatching(new RegExp(`^dao/${name}: the picture is damaged \\(.+\\); save it anew\\.$`)),
  ])
  expect(warnings).toEqual([])
})

test.each([
  [
    'icon.png',
    () => photo(300, 200).png().toBuffer(),
    'the icon is 300 × 200, so two of its sides stay empty; save it square.',
  ],
  [
    'icon.svg',
    async () => svg(path, 'viewBox="0 0 20 9"'),
    'the icon is 20 × 9, so two of its sides stay empty; save it square.',
  ],
  [
    'logo.png',
    () => photo(9, 9, 0).png().toBuffer(),
    'nothing is drawn in it, so its place stays empty; draw it or remove the file.',
  ],
  [
    'logo.svg',
    async () => svg('<g/>'),
    'nothing is drawn in it, so its place stays empty; draw it or remove the file.',
  ],
])('%s that members would see badly is a warning', async (name, bytes, expected) => {
  expect(await look(name, await bytes())).toEqual({ faults: [], warnings: [`dao/${name}: ${expected}`] })
})

test('whole pictures are said nothing of', async () => {
  await look('icon.svg', svg(path))
  await look('logo.svg', svg('<text>ดาว</text>'))
  expect(await look('hero.jpg', await photo(40, 20).jpeg().toBuffer())).toEqual({ faults: [], warnings: [] })
})
