import { readSlipQr } from '@member/banks/thai-qr'
import { readBarcodes } from 'zxing-wasm/reader'

/** Finds every QR, because a slip may also carry one of an advertisement. */
const options = {
  formats: ['QRCode'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  maxNumberOfSymbols: 4,
} as const

/** Text of the slip's own QR: of all QR codes in the picture, the one with a valid slip checksum. */
export async function readSlipPixels(pixels: ImageData): Promise<string | null> {
  const found = await readBarcodes(pixels, { ...options, formats: [...options.formats] })
  for (const { isValid, text } of found) if (isValid && readSlipQr(text)) return text
  return null
}
