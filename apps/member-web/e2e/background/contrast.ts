import type { Page } from '@playwright/test'
import { sharp } from '@member/brand-build/sharp'
import type { Words } from './wordsOf.ts'
import { randomFillSync } from 'node:crypto'
import { Answers } from '../answers.ts'

const side = 256
const keys = ['home.normal.background', 'home.top.background']
const address = (name: string) => `/files/test-${name}.png`

const plain = (value: number) => Buffer.alloc(side * side * 3, value)
const noisy = () => randomFillSync(plain(0)).map((byte) => (byte < 128 ? 0 : 255))

const pictures = { black: plain(0), white: plain(255), noisy: noisy() }

type PictureName = keyof typeof pictures
const pictureNames: PictureName[] = ['black', 'white', 'noisy']

export const configurePictures = async (page: Page): Promise<void> => {
  const answers = new Answers(page)
  for (const call of ['GET /api/configuration', 'GET /api/auth/configuration/list'])
    await answers.alter(call, ([one]) =>
      keys.map((key) => Object.assign({}, one, { key, value: { data: { path: address('black') } } })),
    )
  const raw = { width: side, height: side, channels: 3 } as const
  for (const name of pictureNames) {
    const body = await sharp(pictures[name], { raw }).png().toBuffer()
    await page.route(`**${address(name)}`, (route) => route.fulfill({ contentType: 'image/png', body }))
  }
}

export const picturesOn = (page: Page) => page.locator('img[src*="/files/test-"]')

const showPicture = (page: Page, name: PictureName): Promise<void> =>
  picturesOn(page).evaluateAll(async (images, src) => {
    for (const image of images) {
      if (!(image instanceof HTMLImageElement)) continue
      image.src = src
      await image.decode()
    }
  }, address(name))

type Colour = [red: number, green: number, blue: number]
type Ground = (x: number, y: number) => Colour

const linear = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = ([red, green, blue]: Colour) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

const contrast = (one: Colour, other: Colour) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const seenOn = (ground: Colour, { colour, opacity }: Words): Colour => {
  const mix = (channel: 0 | 1 | 2) => colour[channel] * opacity + ground[channel] * (1 - opacity)
  return [mix(0), mix(1), mix(2)]
}

const groundOf = async (page: Page): Promise<Ground> => {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (x, y) => {
    const at = (y * info.width + x) * 3
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  }
}

const hideWords = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*{color:transparent!important;-webkit-text-fill-color:transparent!important;text-shadow:none!important;' +
        'transition:none!important;animation:none!important}',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })

export interface Grounds {
  /** Pixels of the page with hidden texts, one entry for each background picture. */
  grounds: Ground[]
  /** False where the page itself changed while its pictures did: late content, a rolling figure. */
  isStill: (x: number, y: number) => boolean
}

export const groundsOf = async (page: Page): Promise<Grounds> => {
  await hideWords(page)
  const grounds: Ground[] = []
  for (const name of [...pictureNames, ...pictureNames.slice(0, 1)]) {
    await showPicture(page, name)
    grounds.push(await groundOf(page))
  }
  const [first, again] = [grounds[0], grounds.pop()]
  return { grounds, isStill: (x, y) => String(first?.(x, y)) === String(again?.(x, y)) }
}

/** Returns each text above a picture, with its lowest contrast on any of the backgrounds. */
export const readOn = ({ grounds, isStill }: Grounds, words: Words[]): { text: string; least: number }[] =>
  words.flatMap((line) => {
    const found: number[] = []
    for (let y = Math.ceil(line.y); y < line.y + line.height; y += 2)
      for (let x = Math.ceil(line.x); x < line.x + line.width; x += 2) {
        const here = grounds.map((ground) => ground(x, y))
        if (new Set(here.map(String)).size > 1 && isStill(x, y))
          found.push(...here.map((ground) => contrast(seenOn(ground, line), ground)))
      }
    return found.length > 0 ? [{ text: line.text, least: Math.min(...found) }] : []
  })
