import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { prepareZXingModule as prepareReader } from 'zxing-wasm/reader'
import { prepareZXingModule as prepareWriter, writeBarcode } from 'zxing-wasm/writer'

const { resolve } = createRequire(import.meta.url)

const wasm = async (name: string) => new Uint8Array(await readFile(resolve(`zxing-wasm/${name}`))).buffer

/** Loads zxing's reader and writer from disk. */
export async function prepareZxing() {
  prepareReader({ overrides: { wasmBinary: await wasm('reader/zxing_reader.wasm') } })
  prepareWriter({ overrides: { wasmBinary: await wasm('writer/zxing_writer.wasm') } })
}

async function qr(text: string, size: number) {
  const { svg } = await writeBarcode(text, { format: 'QRCode', scale: 8 })
  return sharp(Buffer.from(svg)).resize(size, size, { kernel: 'nearest' }).png().toBuffer()
}

const lines = [
  'โอนเงินสำเร็จ',
  '20 พ.ย. 2569  14:05 น.',
  'นาย สมชาย ใ***',
  'xxx-x-x4321-x',
  'บจก. แสงทอง',
  '1,250.00 บาท',
]

/** Draws a slip as a bank's app saves it, with `text` in its mini-QR. `advert` is the text of a second QR code. */
export async function drawnSlip(text: string, advert?: string): Promise<Buffer> {
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1600">
    <defs><linearGradient id="g" y2="1"><stop stop-color="#5b2a86"/><stop offset="1" stop-color="#f4f0fa"/></linearGradient></defs>
    <rect width="1080" height="1600" fill="url(#g)"/><rect x="60" y="120" width="960" height="1360" rx="32" fill="#fff"/>
    ${lines.map((line, i) => `<text x="120" y="${260 + i * 110}" font-size="48">${line}</text>`).join('')}</svg>`
  const layers = [{ input: await qr(text, 300), left: 680, top: 1120 }]
  if (advert) layers.push({ input: await qr(advert, 340), left: 120, top: 1080 })
  return sharp(Buffer.from(page)).composite(layers).png().toBuffer()
}

export async function photographed(slip: Buffer): Promise<Buffer> {
  const [width, height] = [1500, 2000]
  const turned = await sharp(slip)
    .resize(900)
    .affine([1, 0.06, -0.04, 0.97], { background: '#3a2c1e' })
    .rotate(4, { background: '#3a2c1e' })
    .toBuffer()
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <radialGradient id="l" cx=".25" cy=".2" r="1"><stop stop-color="#fff" stop-opacity=".28"/>
    <stop offset=".5" stop-color="#000" stop-opacity=".1"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></radialGradient>
    </defs><rect width="100%" height="100%" fill="url(#l)"/></svg>`
  const grain = {
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 22 },
    },
  } as const
  const table = sharp({ create: { width, height, channels: 3, background: '#3a2c1e' } })
  const shot = await table
    .composite([
      { input: turned, gravity: 'center' },
      { input: Buffer.from(light) },
      { input: await sharp(grain).png().toBuffer(), blend: 'soft-light' },
    ])
    .png()
    .toBuffer()
  return sharp(shot).blur(1.1).jpeg({ quality: 70 }).toBuffer()
}

export async function pixelsOf(picture: Buffer): Promise<ImageData> {
  const { data, info } = await sharp(picture)
    .resize(2000, 2000, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  }
}
