import { type Brand, initialFace, initialOf, initialSize, motifOf } from '@member/brand'
import { palette } from '@member/brand/palette'

export function ico(png: Buffer, size: number) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** Shape of the icon: with rounded corners, or a full square for phones that cut a shape themselves. */
type Shape = 'rounded' | 'full'

const faces = {
  display: 'Kanit, Tahoma, Thonburi, sans-serif',
  body: 'Sarabun, Tahoma, Thonburi, sans-serif',
}

export function mark({ clientId, displayName, themeColour, scheme }: Brand, shape: Shape) {
  const { '--brand': ground, '--on-brand': ink } = palette(themeColour, scheme)
  const sign = initialOf(displayName)
  // The initial is inside the central 80 %, whatever a phone cuts off.
  const height = shape === 'rounded' ? 29 : 25
  const size = initialSize(sign, height)
  return `<clipPath id="form"><rect width="64" height="64" rx="${shape === 'rounded' ? 15 : 0}"/></clipPath>
<g clip-path="url(#form)">
<rect width="64" height="64" fill="${ground}"/>
<path d="${motifOf(clientId)}" fill="#fff" opacity=".28"/>
<text x="32" y="${32 + height / 2}" font-family="${faces[initialFace(sign)]}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${ink}">${sign}</text>
</g>`
}

export const markSvg = (brand: Brand, shape: Shape = 'rounded', size = 64) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">\n${mark(brand, shape)}\n</svg>\n`
