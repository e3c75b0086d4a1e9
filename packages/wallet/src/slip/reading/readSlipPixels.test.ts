// @vitest-environment node
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { drawnSlip, photographed, pixelsOf, prepareZxing } from './drawnSlips.testing.ts'
import { readSlipPixels } from './readSlipPixels.ts'

const slipOk = '0041000600000101030040220013071152533APM077365102TH91048134'
const vectors = [
  '004100060000010103014022000111222233344ABCD125102TH910417DF',
  slipOk,
  '00330006000001010306902126302105340875102TH9104F86F',
]
const promptPay = '00020101021129370016A0000006770101110113006681234567853037645802TH6304823E'

beforeAll(prepareZxing)

const read = async (picture: Buffer) => readSlipPixels(await pixelsOf(picture))

test.each(vectors)('a slip from a bank’s app is read: %s', async (text) => {
  expect(await read(await drawnSlip(text))).toBe(text)
})

test('a slip passed on by a chat app, as a JPEG of quality 60, is read', async () => {
  expect(
    await read(
      await sharp(await drawnSlip(slipOk))
        .jpeg({ quality: 60 })
        .toBuffer(),
    ),
  ).toBe(slipOk)
})

test('a slip at half its size is read', async () => {
  const half = await sharp(await drawnSlip(slipOk))
    .resize(540)
    .jpeg({ quality: 60 })
    .toBuffer()
  expect(await read(half)).toBe(slipOk)
})

test.each([5, -5, 90, 180])('a slip turned by %i° is read', async (degrees) => {
  const turned = await sharp(await drawnSlip(slipOk))
    .rotate(degrees, { background: '#222' })
    .toBuffer()
  expect(await read(turned)).toBe(slipOk)
})

test('a slip photographed from another screen is read', async () => {
  expect(await read(await photographed(await drawnSlip(slipOk)))).toBe(slipOk)
})

test('of two QRs the slip’s own is taken, whichever is larger', async () => {
  expect(await read(await drawnSlip(slipOk, 'https://example.com/promotion'))).toBe(slipOk)
  expect(await read(await drawnSlip(slipOk, promptPay))).toBe(slipOk)
})

test('a QR that is no slip’s, a broken checksum and a picture without a QR are no slip', async () => {
  expect(await read(await drawnSlip(promptPay))).toBeNull()
  expect(await read(await drawnSlip(slipOk.slice(0, -4) + '0000'))).toBeNull()
  const blank = sharp({ create: { width: 400, height: 700, channels: 3, background: '#eee' } })
  expect(await read(await blank.png().toBuffer())).toBeNull()
})
