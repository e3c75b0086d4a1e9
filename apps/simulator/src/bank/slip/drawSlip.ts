import { qrModules } from '@member/api/values/qrModules'
import { sharp } from './sharp.ts'
import { slipSvg } from './slipSvg.ts'
import type { SlipPicture } from './slipSvg.ts'

export async function drawSlip(slip: SlipPicture & { qr: string }, quality = 90): Promise<Buffer> {
  const svg = slipSvg(slip, await qrModules(slip.qr))
  return sharp(Buffer.from(svg)).jpeg({ quality }).toBuffer()
}
