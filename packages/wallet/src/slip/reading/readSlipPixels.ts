import { readSlipQr } from '@member/banks/thai-qr'
import { readBarcodes } from 'zxing-wasm/reader'

/** Options that find up to four QR codes. */
const options = {
  formats: ['QRCode'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  maxNumberOfSymbols: 4,
} as const

/** Returns the text of the QR code that is a valid slip code; null if the picture has none. */
export async function readSlipPixels(pixels: ImageData): Promise<string | null> {
  const found = await readBarcodes(pixels, { ...options, formats: [...options.formats] })
  for (const { isValid, text } of found) if (isValid && readSlipQr(text)) return text
  return null
}
