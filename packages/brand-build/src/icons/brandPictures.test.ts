import { aBrand } from '@member/brand/testing'
import { palette } from '@member/brand/palette'
import { beforeAll, expect, test, describe } from 'vitest'
import { brandPictures } from './brandPictures.ts'
import { sharp } from './sharp.ts'
import { fitLines } from './socialCard.ts'

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
