import { sharp } from '../../domain/pictures/sharp.ts'
import { qrModules } from '../../values/qrModules.ts'

const tones: Record<string, string> = { KBANK: '#16a35f', BAY: '#f2c500', SCB: '#4b2a85' }

/** Draws a slip as JPEG, 900 × 1480, like a banking app's: coloured header, card, mini-QR. */
export async function drawSlip(bankName: string, qr: string): Promise<Buffer> {
  const { path, size } = await qrModules(qr)
  const lines = [300, 380, 520, 600, 740, 820, 940, 1000]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1480">
<rect width="900" height="1480" fill="#eef1f5"/><rect width="900" height="470" fill="${tones[bankName] ?? '#1b2430'}"/>
<rect x="40" y="180" width="820" height="1250" rx="32" fill="#fff"/>
${lines.map((y) => `<rect x="90" y="${y}" width="${900 - y / 2}" height="26" fill="#5d6975"/>`).join('')}
<rect x="516" y="1106" width="304" height="304" fill="#fff"/>
<g transform="translate(534 1124) scale(${268 / size})"><path d="${path}" fill="#000" shape-rendering="crispEdges"/></g>
</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()
}
