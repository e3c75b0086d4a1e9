import { createRequire } from 'node:module'
import { noOwnFolder } from '@member/brand/own'
import { expect, test } from 'vitest'
import { ownFonts } from './ownFonts.ts'

const file = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/kanit/600SemiBold/Kanit_600SemiBold.ttf',
)

test('a face of the brand’s own is cut to what the site is written in, and takes the place of ours', async () => {
  const fonts = { 'fonts/display-600': { file, digest: 'a1' } }
  const { files, css } = await ownFonts({ ...noOwnFolder(), fonts })
  expect(Object.keys(files)).toEqual(['own/display-600-a1.woff2'])
  const bytes = files['own/display-600-a1.woff2']
  expect(bytes?.subarray(0, 4).toString('latin1')).toBe('wOF2')
  expect(bytes?.length).toBeLessThan(40_000)
  expect(css).toBe(
    '@font-face{font-family:own-display;font-weight:600;font-display:optional;' +
      'src:url(/own/display-600-a1.woff2) format("woff2")}:root{--own-display:own-display}',
  )
})

test('a brand without faces has none of its own', async () => {
  expect(await ownFonts(noOwnFolder())).toEqual({ files: {}, css: '' })
})
