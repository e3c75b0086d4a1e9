import { readSlipQr } from '@member/banks/thai-qr'
import { readBarcodes } from 'zxing-wasm/reader'

/** Every QR is looked for: a slip may carry an advertisement's beside its own. */
const options = {
  formats: ['QRCode'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  maxNumberOfSymbols: 4,
} as const

/** The text of the slip's own QR: of all that stand in the picture, the one whose slip checksum is right. */
export async function readSlipPixels(pixels: ImageData): Promise<string | null> {
  const found = await readBarcodes(pixels, { ...options, formats: [...options.formats] })
  for (const { isValid, text } of found) if (isValid && readSlipQr(text)) return text
  return null
}
