import { expect, test } from 'vitest'
import { drawSlip } from '../../testing/partners/bank.ts'
import { slowPicture } from '../../testing/slowPicture.ts'
import { cleanPicture } from './cleanPicture.ts'
import { readQrs } from './readQrs.ts'
import { sharp } from './sharp.ts'

// Public samples: promptparse's tests, SlipOK's documents, Checkslip's SDK.
const vectors = [
  '004100060000010103014022000111222233344ABCD125102TH910417DF',
  '0041000600000101030040220013071152533APM077365102TH91048134',
  '00330006000001010306902126302105340875102TH9104F86F',
]
const qr = vectors[1]!

const slip = (bankName = 'KBANK', text = qr) => drawSlip(bankName, text)

const read = async (picture: Buffer) => readQrs(await cleanPicture(picture))

async function inPerspective(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const seen = Buffer.alloc(data.length, 0x5a)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const depth = 1 + 0.22 * (1 - y / height) + 0.1 * (x / width)
      const fromX = Math.round((x - width / 2) * depth + width / 2 + 0.06 * (y - height / 2))
      const fromY = Math.round((y - height / 2) * depth + height / 2)
      if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height) continue
      data.copy(seen, (y * width + x) * 3, (fromY * width + fromX) * 3, (fromY * width + fromX) * 3 + 3)
    }
  }
  return sharp(seen, { raw: { width, height, channels: 3 } })
    .extend({ top: 90, bottom: 90, left: 70, right: 70, background: '#6b5b4a' })
    .png()
    .toBuffer()
}

async function photographed(picture: Buffer): Promise<Buffer> {
  const tilted = await inPerspective(picture)
  const { width, height } = await sharp(tilted).metadata()
  const shadow = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
  )
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .ensureAlpha(0.22)
    .png()
    .toBuffer()
  return sharp(tilted)
    .composite([{ input: shadow }, { input: noise }])
    .blur(1.1)
    .jpeg({ quality: 62 })
    .toBuffer()
}

test.each(vectors)('the mini-QR %s is read from a slip', async (text) => {
  expect(await read(await slip('SCB', text))).toEqual([text])
})

test.each([
  ['as JPEG of quality 60', (picture: Buffer) => sharp(picture).jpeg({ quality: 60 }).toBuffer()],
  [
    'at half size',
    (picture: Buffer) => sharp(picture).resize({ width: 450 }).jpeg({ quality: 80 }).toBuffer(),
  ],
  ['turned by 5°', (picture: Buffer) => sharp(picture).rotate(5, { background: '#333' }).jpeg().toBuffer()],
  [
    'turned by 90° in its EXIF',
    (picture: Buffer) => sharp(picture).withMetadata({ orientation: 6 }).toBuffer(),
  ],
  ['as PNG', (picture: Buffer) => sharp(picture).png().toBuffer()],
  ['as WebP', (picture: Buffer) => sharp(picture).webp({ quality: 70 }).toBuffer()],
  ['photographed', photographed],
])('a slip is read %s', async (_how, change) => {
  for (const bankName of ['KBANK', 'BAY', 'SCB'])
    expect(await read(await change(await slip(bankName)))).toEqual([qr])
})

test('two QRs in one picture are both read', async () => {
  const two = await sharp(await slip())
    .composite([
      {
        input: await sharp(await slip('SCB', 'https://line.me/R/ti/p/@shop'))
          .extract({ left: 500, top: 1090, width: 340, height: 330 })
          .toBuffer(),
        left: 60,
        top: 1100,
      },
    ])
    .jpeg()
    .toBuffer()
  expect((await read(two)).toSorted()).toEqual([qr, 'https://line.me/R/ti/p/@shop'])
})

test('a picture drawn to be hard to read is abandoned, and delays nobody', async () => {
  const hard = await cleanPicture(Buffer.from(await (await slowPicture()).arrayBuffer()))
  const before = process.cpuUsage()
  const ownBefore = process.threadCpuUsage()
  expect(await readQrs(hard)).toEqual([])
  const { user, system } = process.cpuUsage(before)
  // A worker thread did the work; this one stayed responsive.
  expect(process.threadCpuUsage(ownBefore).user).toBeLessThan(user / 2)
  // Milliseconds of all processors; the reader may use 500 of them.
  expect((user + system) / 1e3).toBeLessThan(2_000)
  // The worker was ended; another one reads the next picture.
  expect(await read(await slip())).toEqual([qr])
})

test('a picture without a QR gives none', async () => {
  const empty = sharp({ create: { width: 900, height: 1400, channels: 3, background: '#e7e7e7' } })
  expect(await read(await empty.jpeg().toBuffer())).toEqual([])
})
