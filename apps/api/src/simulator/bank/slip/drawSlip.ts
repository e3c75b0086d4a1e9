import { qrModules } from '../../../values/qrModules.ts'
import { sharp } from '../../../domain/pictures/sharp.ts'
import { slipSvg } from './slipSvg.ts'
import type { SlipPicture } from './slipSvg.ts'

/** The picture a member's banking app would save, as JPEG, with the mini-QR `qr` in it. */
export async function drawSlip(slip: SlipPicture & { qr: string }, quality = 90): Promise<Buffer> {
  const svg = slipSvg(slip, await qrModules(slip.qr))
  return sharp(Buffer.from(svg)).jpeg({ quality }).toBuffer()
}
