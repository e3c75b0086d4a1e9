import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownFolder } from '@member/brand/own'
import { readBrands } from '@member/brand/read'
import { aBrand } from '@member/brand/testing'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anApp } from '../anApp.testing.ts'
import { buildBrands } from '../buildBrands.ts'
import { brandPictures } from './brandPictures.ts'
import { ownPictures } from './ownPictures.ts'
import { sharp } from './sharp.ts'
import { palette } from '@member/brand/palette'
import { fitLines } from './socialCard.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'))
  for (const name of ['events', 'categories']) mkdirSync(join(folder, 'dao', name), { recursive: true })
  writeFileSync(join(folder, 'dao.json'), JSON.stringify(aBrand({ clientId: 'dao' })))
})
afterEach(() => rmSync(folder, { recursive: true }))

const photo = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 60, alpha } } })
const put = (path: string, bytes: Buffer | string) => writeFileSync(join(folder, 'dao', path), bytes)
const own = () => ownFolder(folder, 'dao')

test('what a brand’s folder holds is shown where the server would configure it, no larger than it is shown', async () => {
  put('logo.png', await photo(2000, 500, 0.5).png().toBuffer())
  put('hero.jpg', await photo(4000, 1000).jpeg().toBuffer())
  put('events/wheel.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
  put('categories/slot.png', await photo(100, 100).png().toBuffer())
  const { files, pictures } = await ownPictures(own())
  expect(pictures).toEqual({
    'home.normal.logo': {
      src: expect.stringMatching(/^\/own\/logo-\w{12}\.png$/),
      webp: expect.stringMatching(/^\/own\/logo-\w{12}-264\.webp 264w$/),
    },
    'home.top.background': {
      src: expect.stringMatching(/^\/own\/hero-\w{12}\.jpg$/),
      webp: expect.stringMatching(/^\/own\/hero-\w{12}-800\.webp 800w, \/own\/hero-\w{12}-1600\.webp 1600w$/),
    },
    'media.wheel': { src: expect.stringMatching(/^\/own\/events-wheel-\w{12}\.svg$/) },
    // Narrower than its display size.
    'category.slot': {
      src: expect.stringMatching(/^\/own\/categories-slot-\w{12}\.jpg$/),
      webp: expect.stringMatching(/^\/own\/categories-slot-\w{12}-240\.webp 100w$/),
    },
  })
  const sizeOf = async (address = '') => {
    const { format, width } = await sharp(files[address.slice(1)]).metadata()
    return { format, width }
  }
  const { src, webp } = pictures['home.top.background'] ?? {}
  expect(await sizeOf(pictures['home.normal.logo']?.src)).toEqual({ format: 'png', width: 264 })
  expect(await sizeOf(src)).toEqual({ format: 'jpeg', width: 1600 })
  expect(await sizeOf(webp?.split(' ')[0])).toEqual({ format: 'webp', width: 800 })
})

test('a brand with a damaged picture is not built, for the reason that `brand --check` gives', async () => {
  put('hero.jpg', Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0, 0))
  const { brands, faults } = readBrands(folder)
  expect(faults).toEqual([])
  const client = { app: anApp, folder, files: [], digest: '' }
  expect(await buildBrands(brands, client, join(folder, 'built'), () => {}, folder)).toEqual({
    built: [],
    failed: [expect.stringMatching(/^dao\/hero\.jpg: the picture is damaged \(.+\); save it anew\.$/)],
    warned: [],
  })
})

test('an own icon and an own card take the place of the drawn ones, in every size', async () => {
  put('icon.png', await photo(300, 300).png().toBuffer())
  put('social.jpg', await photo(2000, 2000).jpeg().toBuffer())
  const made = await brandPictures(aBrand(), own())
  const drawn = await brandPictures(aBrand())
  expect(Object.keys(made)).toEqual(Object.keys(drawn))
  for (const [name, bytes] of Object.entries(made)) {
    expect(bytes, name).not.toEqual(drawn[name])
    if (!name.endsWith('.png')) continue
    const { width, height } = await sharp(Buffer.from(drawn[name] ?? '')).metadata()
    expect(await sharp(Buffer.from(bytes)).metadata(), name).toMatchObject({ format: 'png', width, height })
  }
})

test('a drawing that changes after the check is read anew', async () => {
  put('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
  const checked = own()
  put('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/></svg>')
  await expect(ownPictures(checked)).rejects.toThrow('logo.svg: the SVG contains "<script"')
})

test('a drawing is sent without what only its editor reads', async () => {
  const path = '<path fill="red" d="M0 0h10v10H0z"/>'
  put(
    'logo.svg',
    `<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" xmlns:ed="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 10 10"><metadata>x</metadata><g ed:layer="1">${path}</g></svg>`,
  )
  const { files, pictures } = await ownPictures(own())
  expect(String(files[(pictures['home.normal.logo']?.src ?? '').slice(1)])).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${path}</svg>`,
  )
})

/** True if the pixel at `at` has `colour`, with a tolerance for the picture's small palette. */
const isColour = (raw: Buffer, at: number, colour = '') =>
  [0, 1, 2].every((part) => {
    const meant = Number.parseInt(colour.slice(1 + 2 * part, 3 + 2 * part), 16)
    return Math.abs((raw[4 * at + part] ?? -99) - meant) < 12
  })

describe('brand pictures', () => {
  const brand = aBrand({ displayName: 'แสงทอง', tagline: '<&"' })
  const colours = palette(brand.themeColour, brand.scheme)
  let pictures: Record<string, Buffer>

  beforeAll(async () => {
    const made = await brandPictures(brand)
    pictures = Object.fromEntries(Object.entries(made).map(([name, bytes]) => [name, Buffer.from(bytes)]))
  })

  const pixels = (name: string) => sharp(pictures[name]).ensureAlpha().raw().toBuffer()

  test.each([
    ['icons/192.png', 192, 192],
    ['icons/512.png', 512, 512],
    ['icons/maskable-512.png', 512, 512],
    ['icons/apple-touch-180.png', 180, 180],
    ['social.png', 1200, 630],
  ])('%s is %i × %i', async (name, width, height) => {
    expect(await sharp(pictures[name]).metadata()).toMatchObject({ format: 'png', width, height })
  })

  test('an icon has round corners of its own; one that a phone cuts reaches every edge in the brand’s colour', async () => {
    expect((await pixels('icons/512.png'))[3]).toBe(0)
    for (const name of ['icons/maskable-512.png', 'icons/apple-touch-180.png']) {
      const raw = await pixels(name)
      expect(raw[3]).toBe(255)
      expect(isColour(raw, 0, colours['--brand'])).toBe(true)
    }
  })

  test('the initial of a Thai name is drawn, inside the four fifths that every phone keeps', async () => {
    const raw = await pixels('icons/maskable-512.png')
    const ink = Array.from({ length: 512 * 512 }, (_, at) => at).filter((at) =>
      isColour(raw, at, colours['--on-brand']),
    )
    expect(ink.length).toBeGreaterThan(4_000)
    expect(ink.filter((at) => Math.hypot((at % 512) - 256, Math.floor(at / 512) - 256) > 0.4 * 512)).toEqual(
      [],
    )
  })

  test('the tab shows the letter as the phone does, whatever faces either has', () => {
    expect(pictures['favicon.svg']?.toString()).toContain(pictures['icons/192.png']?.toString('base64'))
  })

  test('the .ico holds one PNG of 32 pixels', async () => {
    const file = pictures['favicon.ico'] ?? Buffer.alloc(0)
    expect([file.readUInt16LE(2), file.readUInt16LE(4), file[6]]).toEqual([1, 1, 32])
    const png = file.subarray(file.readUInt32LE(18))
    expect(png).toHaveLength(file.readUInt32LE(14))
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32 })
  })

  test('all of them together weigh little', () => {
    const bytes = Object.values(pictures).reduce((sum, { length }) => sum + length, 0)
    expect(bytes).toBeLessThan(40_000)
  })
})

const space = { width: 740, lines: 2, size: 52, least: 36, letter: 0.58 }

test('a short text is in one line at the size that is wanted', () => {
  expect(fitLines('ฝากไว ถอนไว', space)).toEqual({ lines: ['ฝากไว ถอนไว'], size: 52 })
})

test('a longer one shrinks, and breaks between Thai words', () => {
  const { lines, size } = fitLines('ฝากและถอนด้วยระบบอัตโนมัติตรวจสอบได้ทุกรายการตลอดวันทั้งกลางวันและกลางคืน', space)
  expect(lines).toHaveLength(2)
  expect(size).toBeLessThan(52)
  expect(lines.join('')).toBe('ฝากและถอนด้วยระบบอัตโนมัติตรวจสอบได้ทุกรายการตลอดวันทั้งกลางวันและกลางคืน')
  expect(lines[1]).toMatch(/^[ก-ฮเ-ไ]/)
})

test.each(['ก'.repeat(300), 'ดีที่สุด'.repeat(40), 'W'.repeat(300)])(
  'what fits at no size ends in an ellipsis',
  (text) => {
    const { lines, size } = fitLines(text, space)
    expect(lines.length).toBeLessThanOrEqual(2)
    expect(lines.at(-1)).toMatch(/…$/)
    expect(size).toBe(36)
  },
)
