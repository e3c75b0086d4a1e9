import { readSlipQr } from '@member/banks/thai-qr'
import { readBarcodes } from 'zxing-wasm/reader'

/** Options to find every QR in the picture, because a slip may also carry an advertisement's QR. */
const options = {
  formats: ['QRCode'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  maxNumberOfSymbols: 4,
} as const

/** Returns the text of the slip's own QR: among all QR codes, the one with a valid slip checksum. */
export async function readSlipPixels(pixels: ImageData): Promise<string | null> {
  const found = await readBarcodes(pixels, { ...options, formats: [...options.formats] })
  for (const { isValid, text } of found) if (isValid && readSlipQr(text)) return text
  return null
}
