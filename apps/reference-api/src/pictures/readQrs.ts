import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { sharp } from './sharp.ts'

const { resolve } = createRequire(import.meta.url)

// Without the binary at hand the library would fetch it from a public network.
prepareZXingModule({
  overrides: { wasmBinary: readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer },
})

/** Wide enough for a photographed slip, and small enough to keep the reader's time and memory bounded. */
const side = 1800

async function readAt(picture: Buffer, width: number): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  }
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- ImageData is the browser's; the reader takes these four fields
  const found = await readBarcodes(pixels as ImageData, {
    formats: ['QRCode'],
    tryHarder: true,
    maxNumberOfSymbols: 6,
  })
  return found.filter((one) => one.isValid).map((one) => one.text)
}

/** The text of every QR in a picture that cleanPicture has already re-encoded. */
export async function readQrs(picture: Buffer): Promise<string[]> {
  const texts = await readAt(picture, side)
  // A noisy photograph is often read better smaller, where the noise averages out.
  return texts.length > 0 ? texts : readAt(picture, side / 2)
}
