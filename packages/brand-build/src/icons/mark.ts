import { type Brand, initialOf, initialSize, motifOf } from '@member/brand'
import { palette } from '@member/brand/palette'

/** Shape of the icon: with rounded corners, or a full square for phones that cut a shape themselves. */
export type Shape = 'rounded' | 'full'

export function mark({ clientId, displayName, themeColour, scheme }: Brand, shape: Shape) {
  const { '--brand': ground, '--on-brand': ink } = palette(themeColour, scheme)
  const sign = initialOf(displayName)
  // The initial is inside the central 80 %, whatever a phone cuts off.
  const height = shape === 'rounded' ? 27 : 23
  const size = initialSize(sign, height)
  return `<clipPath id="form"><rect width="64" height="64" rx="${shape === 'rounded' ? 15 : 0}"/></clipPath>
<g clip-path="url(#form)">
<rect width="64" height="64" fill="${ground}"/>
<path d="${motifOf(clientId)}" fill="#fff" opacity=".28"/>
<text x="32" y="${32 + height / 2}" font-family="Kanit, Tahoma, Thonburi, sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" fill="${ink}">${sign}</text>
</g>`
}

export const markSvg = (brand: Brand, shape: Shape = 'rounded', size = 64) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">\n${mark(brand, shape)}\n</svg>\n`
