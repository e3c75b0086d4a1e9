import { readFileSync } from 'node:fs'
import type { Brand } from '@member/brand'
import { type OwnFolder, pictureNames } from '@member/brand/own'
import { palette } from '@member/brand/palette'
import { ico } from './ico.ts'
import { sharp } from './sharp.ts'

/** The widest that each is shown at, twice over for sharp screens. */
const widest: Record<string, number> = { logo: 264, hero: 1600, background: 1600 }
const eventWidth = 800

/** The pictures of a brand's folder as its pages show them: files by their paths, and addresses by key. */
export async function ownPictures({ pictures }: OwnFolder) {
  const shown = Object.entries(pictures).flatMap(([name, picture]) => {
    const key = pictureNames.get(name)
    return key ? [{ key, name, picture }] : []
  })
  const made = await Promise.all(
    shown.map(async ({ key, name, picture }) => {
      const { bytes, ending } = picture.isSvg
        ? { bytes: readFileSync(picture.file), ending: 'svg' }
        : await fitted(picture.file, widest[name] ?? eventWidth)
      return { key, path: `own/${name.replace('/', '-')}-${picture.digest}.${ending}`, bytes }
    }),
  )
  return {
    files: Object.fromEntries(made.map(({ path, bytes }) => [path, bytes])),
    addresses: Object.fromEntries(made.map(({ key, path }) => [key, `/${path}`])),
  }
}

/** A bitmap no larger than it is shown, in what every browser down to the oldest reads, without what a camera adds. */
async function fitted(file: string, width: number) {
  const image = sharp(file).rotate().resize({ width, withoutEnlargement: true })
  const { isOpaque } = await sharp(file).stats()
  return isOpaque
    ? { bytes: await image.jpeg({ quality: 80, mozjpeg: true }).toBuffer(), ending: 'jpg' }
    : { bytes: await image.png({ palette: true, quality: 85, effort: 7 }).toBuffer(), ending: 'png' }
}

/** A drawn icon of 192 as an .svg file. */
export const iconSvg = (png: Buffer) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/png;base64,${png.toString('base64')}"/></svg>\n`

/** The brand's own icon in every size; on a ground of the brand's colour where a phone cuts its own form. */
export async function iconsFrom(file: string, { themeColour, scheme }: Brand) {
  const ground = palette(themeColour, scheme)['--brand'] ?? themeColour
  const square = (size: number) =>
    sharp(file, { density: 300 })
      .resize(size, size, { fit: 'contain', background: '#0000' })
      .png({ palette: true })
      .toBuffer()
  const full = async (size: number) => {
    const inside = await square(Math.round(size * 0.76))
    const of = { width: size, height: size, channels: 4 as const, background: ground }
    return sharp({ create: of })
      .composite([{ input: inside }])
      .png({ palette: true })
      .toBuffer()
  }
  const [icon192, icon512, maskable, apple, icon32] = await Promise.all([
    square(192),
    square(512),
    full(512),
    full(180),
    square(32),
  ])
  return {
    'favicon.svg': iconSvg(icon192),
    'favicon.ico': ico(icon32, 32),
    'icons/192.png': icon192,
    'icons/512.png': icon512,
    'icons/maskable-512.png': maskable,
    'icons/apple-touch-180.png': apple,
  }
}

/** The brand's own card for shared links, cut to what those who show them expect. */
export const socialFrom = (file: string) =>
  sharp(file).resize(1200, 630, { fit: 'cover' }).png({ palette: true, quality: 85 }).toBuffer()
