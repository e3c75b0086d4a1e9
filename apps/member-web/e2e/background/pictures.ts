import { randomFillSync } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sharp } from '@member/brand-build/sharp'
import { Answers } from '../answers.ts'

const side = 256
const keys = ['home.normal.background', 'home.top.background']
const address = (name: string) => `/files/test-${name}.png`

const plain = (value: number) => Buffer.alloc(side * side * 3, value)
const noisy = () => randomFillSync(plain(0)).map((byte) => (byte < 128 ? 0 : 255))

const pictures = { black: plain(0), white: plain(255), noisy: noisy() }

export type PictureName = keyof typeof pictures
export const pictureNames: PictureName[] = ['black', 'white', 'noisy']

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

export const showPicture = (page: Page, name: PictureName): Promise<void> =>
  picturesOn(page).evaluateAll(async (images, src) => {
    for (const image of images) {
      if (!(image instanceof HTMLImageElement)) continue
      image.src = src
      await image.decode()
    }
  }, address(name))
