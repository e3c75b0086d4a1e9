import type { Brand } from '@member/brand'
import { noOwnFolder, type OwnFolder } from '@member/brand/own'
import { ico, markSvg } from './ico.ts'
import { iconsFrom, iconSvg, socialFrom } from './ownPictures.ts'
import { sharp } from './sharp.ts'
import { socialCard } from './socialCard.ts'

// Flat shapes need few colours, at a tenth of the size.
const palettes = { palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 6 } as const

const picture = (svg: string) => sharp(Buffer.from(svg)).png(palettes).toBuffer()

/**
 * Returns a brand's icons and social picture by file name: made from its own pictures, or else drawn.
 * `ownPictures` returns the other pictures.
 */
export async function brandPictures(
  brand: Brand,
  { pictures }: OwnFolder = noOwnFolder(),
): Promise<Record<string, string | Buffer>> {
  const { icon } = pictures
  const [drawn, card] = await Promise.all([
    icon ? iconsFrom(icon, brand) : drawnIcons(brand),
    socialPicture(brand, { pictures }),
  ])
  return { ...drawn, 'social.png': card }
}

export const socialPicture = (brand: Brand, { pictures: { social } }: Pick<OwnFolder, 'pictures'>) =>
  social ? socialFrom(social) : picture(socialCard(brand))

async function drawnIcons(brand: Brand) {
  const [icon192, icon512, maskable, apple, icon32] = await Promise.all([
    picture(markSvg(brand, 'rounded', 192)),
    picture(markSvg(brand, 'rounded', 512)),
    picture(markSvg(brand, 'full', 512)),
    picture(markSvg(brand, 'full', 180)),
    picture(markSvg(brand, 'rounded', 32)),
  ])
  return {
    // Text in an SVG would use a font of the phone, so the icon contains the rendered letter.
    'favicon.svg': iconSvg(icon192),
    'favicon.ico': ico(icon32, 32),
    'icons/192.png': icon192,
    'icons/512.png': icon512,
    'icons/maskable-512.png': maskable,
    'icons/apple-touch-180.png': apple,
  }
}
