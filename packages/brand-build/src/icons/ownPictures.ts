import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Brand, BrandPicture } from '@member/brand'
import { drawing, type OwnFolder, pictureNames } from '@member/brand/own'
import { palette } from '@member/brand/palette'
import { optimize } from 'svgo'
import { ico } from './ico.ts'
import { sharp } from './sharp.ts'

/** Widths (px) of each picture, by name or folder; the largest is doubled for sharp screens. */
const widthsOf: Record<string, number[]> = {
  logo: [264],
  hero: [800, 1600],
  background: [800, 1600],
  events: [400, 800],
  categories: [240],
}

export async function ownPictures({ pictures }: OwnFolder) {
  const shown = Object.entries(pictures).flatMap(([name, picture]) => {
    const key = pictureNames.get(name)
    return key ? [{ key, name, picture }] : []
  })
  const made = await Promise.all(
    shown.map(async ({ name, picture: { file, isSvg, digest } }) => {
      const path = `own/${name.replace('/', '-')}-${digest}`
      return isSvg ? drawn(file, path) : fitted(file, path, widthsOf[name.split('/')[0] ?? ''] ?? [])
    }),
  )
  return {
    files: Object.fromEntries(made.flatMap(({ files }) => Object.entries(files))),
    pictures: Object.fromEntries(made.map(({ picture }, at) => [shown[at]?.key ?? '', picture])),
  }
}

type OwnPicture = OwnFolder['pictures'][string]

interface Made {
  files: Record<string, Buffer>
  picture: BrandPicture
}

/** Returns an SVG file, sanitised and minified, with its address. */
const drawn = (file: string, path: string): Made => ({
  files: { [`${path}.svg`]: Buffer.from(optimize(svgIn(file), { multipass: true }).data) },
  picture: { src: `/${path}.svg` },
})

function svgIn(file: string) {
  const { svg, fault } = drawing(readFileSync(file, 'utf8'))
  if (svg === undefined) throw new Error(`${basename(file)}: ${fault}`)
  return svg
}

const sourceOf = ({ file, isSvg }: OwnPicture) => (isSvg ? Buffer.from(svgIn(file)) : file)

/** Returns a bitmap without metadata, no larger than pages show it, in several widths and types. */
async function fitted(file: string, path: string, widths: number[]): Promise<Made> {
  const { isOpaque } = await sharp(file).stats()
  const cut = (width: number) => sharp(file).rotate().resize({ width, withoutEnlargement: true })
  const webp = await Promise.all(
    widths.map(async (width) => {
      const { data, info } = await cut(width)
        .webp({ quality: 78, effort: 5 })
        .toBuffer({ resolveWithObject: true })
      return { name: `${path}-${width}.webp`, width: info.width, data }
    }),
  )
  const widest = cut(Math.max(...widths))
  const fallback = `${path}.${isOpaque ? 'jpg' : 'png'}`
  const files = {
    [fallback]: await (
      isOpaque
        ? widest.jpeg({ quality: 80, mozjpeg: true })
        : widest.png({ palette: true, quality: 85, effort: 7 })
    ).toBuffer(),
    ...Object.fromEntries(webp.map(({ name, data }) => [name, data])),
  }
  // A picture narrower than its largest display size has a single width.
  const sized = new Map(webp.map(({ name, width }) => [width, `/${name} ${width}w`]))
  return { files, picture: { src: `/${fallback}`, webp: [...sized.values()].join(', ') } }
}

export const iconSvg = (png: Buffer) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/png;base64,${png.toString('base64')}"/></svg>\n`

/** Returns the brand's own icon in every size. */
export async function iconsFrom(picture: OwnPicture, { themeColour, scheme }: Brand) {
  const ground = palette(themeColour, scheme)['--brand'] ?? themeColour
  const source = sourceOf(picture)
  const square = (size: number) =>
    sharp(source)
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

export const socialFrom = (picture: OwnPicture) =>
  sharp(sourceOf(picture)).resize(1200, 630, { fit: 'cover' }).png({ palette: true, quality: 85 }).toBuffer()
