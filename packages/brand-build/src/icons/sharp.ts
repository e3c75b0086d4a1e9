import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)

const faces = [
  'kanit/700Bold/Kanit_700Bold.ttf',
  'sarabun/500Medium/Sarabun_500Medium.ttf',
  'sarabun/700Bold/Sarabun_700Bold.ttf',
].map((face) => dirname(resolve(`@expo-google-fonts/${face}`)))

/** Writes a fontconfig file with the site's fonts only, and returns its path. */
function fontConfiguration() {
  const folder = join(import.meta.dirname, '../../node_modules/.cache/fonts')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'fonts.conf')
  const dirs = faces.map((face) => `<dir>${face}</dir>`).join('')
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${dirs}<cachedir>${folder}</cachedir></fontconfig>`)
  return file
}

// Must be set before sharp is loaded, so only this file imports sharp.
process.env['FONTCONFIG_FILE'] = fontConfiguration()

export const { default: sharp } = await import('sharp')

// Many small pictures: one thread each, several in parallel.
sharp.concurrency(1)
sharp.cache(false)
