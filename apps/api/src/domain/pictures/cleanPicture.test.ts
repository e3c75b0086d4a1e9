import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { cleanPicture } from './cleanPicture.ts'
import { sharp } from './sharp.ts'

const photo = (width = 600, height = 400) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#336699',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })

/** A PNG of about 100 kB that declares 30,000 × 30,000 pixels. */
function bomb(): Buffer {
  const table = Array.from({ length: 256 }, (_, n) => {
    let c = n
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
    return c >>> 0
  })
  const crc = (bytes: Buffer) =>
    (bytes.reduce((sum, byte) => (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8), 0xffffffff) ^
      0xffffffff) >>>
    0
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const framed = Buffer.alloc(8)
    framed.writeUInt32BE(data.length, 0)
    framed.writeUInt32BE(crc(body), 4)
    return Buffer.concat([framed.subarray(0, 4), body, framed.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000, 0)
  header.writeUInt32BE(30_000, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((30_000 / 8 + 1) * 30_000))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const workOf = async (bytes: Buffer) => {
  const before = process.cpuUsage()
  const outcome = await cleanPicture(bytes).catch((fault: unknown) => fault)
  return { outcome, work: process.cpuUsage(before).user }
}

const unreadable = { reason: 'unreadable' }
const wrongType = { reason: 'type' }

describe('an uploaded picture', () => {
  test('loses its EXIF and GPS, and is upright', async () => {
    const withGps = await photo()
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(withGps).metadata()).exif).toBeDefined()
    const clean = await sharp(await cleanPicture(withGps)).metadata()
    expect(clean).toMatchObject({ format: 'jpeg', width: 400, height: 600 })
    expect(clean.exif ?? clean.xmp ?? clean.icc).toBeUndefined()
  })

  test('loses whatever was hidden behind it', async () => {
    const tail = Buffer.from('<script>alert(1)</script>')
    const clean = await cleanPicture(Buffer.concat([await photo().jpeg().toBuffer(), tail]))
    expect(clean.includes('<script>')).toBe(false)
  })

  test('is shrunk to a bounded size', async () => {
    const clean = await cleanPicture(await photo(4000, 3000).jpeg().toBuffer())
    expect(await sharp(clean).metadata()).toMatchObject({ width: 2400, height: 1800 })
  })

  test('is refused with less work than a photograph takes where it is a bomb', async () => {
    const large = await workOf(await photo(4000, 3000).jpeg().toBuffer())
    const refused = await workOf(bomb())
    expect(refused.outcome).toMatchObject(unreadable)
    expect(refused.work).toBeLessThan(large.work)
  })

  test('is refused where it is cut short', async () => {
    const whole = await photo().jpeg().toBuffer()
    await expect(cleanPicture(whole.subarray(0, whole.length * 0.6))).rejects.toMatchObject(unreadable)
  })

  test.each([
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused as %s, whatever it is called', (_name, bytes) =>
    expect(cleanPicture(bytes)).rejects.toMatchObject(wrongType),
  )

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
  ])('is refused as %s behind the first bytes of a PNG', (_name, words) =>
    expect(cleanPicture(Buffer.from(`\x89PNG\r\n\x1a\n${words}`, 'latin1'))).rejects.toMatchObject(
      unreadable,
    ),
  )
})
