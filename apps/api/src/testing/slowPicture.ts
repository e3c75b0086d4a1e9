import { sharp } from '../domain/pictures/sharp.ts'

const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
const side = 1800

/** Returns a picture full of QR finder patterns, which the reader would scan for minutes. */
export async function slowPicture(): Promise<Blob> {
  const dots = Buffer.alloc(side * side, 255)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) if (finder[y % 8]?.[x % 8] === '1') dots[y * side + x] = 0
  const drawn = sharp(dots, { raw: { width: side, height: side, channels: 1 } })
  return new Blob([new Uint8Array(await drawn.png().toBuffer())], { type: 'image/png' })
}
