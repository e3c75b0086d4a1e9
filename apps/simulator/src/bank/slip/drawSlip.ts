import { qrModules } from '@member/api/values/qrModules'
import { slipSvg, type SlipPicture } from './slipSvg.ts'
import { join } from 'node:path'

// Must be set before sharp is loaded, so only this module imports sharp.
process.env['FONTCONFIG_FILE'] = join(import.meta.dirname, 'fonts.conf')

export const { default: sharp } = await import('sharp')

export async function drawSlip(slip: SlipPicture & { qr: string }, quality = 90): Promise<Buffer> {
  const svg = slipSvg(slip, await qrModules(slip.qr))
  return sharp(Buffer.from(svg)).jpeg({ quality }).toBuffer()
}
