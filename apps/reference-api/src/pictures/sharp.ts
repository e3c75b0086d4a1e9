import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)

const faces = ['400Regular', '500Medium', '600SemiBold', '700Bold'].map((weight) =>
  dirname(resolve(`@expo-google-fonts/sarabun/${weight}/Sarabun_${weight}.ttf`)),
)

/** Writes a fontconfig file that knows Sarabun and nothing else: a system font would be used without a word. */
function fontConfiguration(): string {
  const folder = join(
    tmpdir(),
    `member-fonts-${createHash('sha256').update(faces.join()).digest('hex').slice(0, 12)}`,
  )
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'fonts.conf')
  const dirs = faces.map((face) => `<dir>${face}</dir>`).join('')
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${dirs}<cachedir>${folder}</cachedir></fontconfig>`)
  return file
}

// Has to stand before sharp is loaded, so this is the one place that loads it.
process.env['FONTCONFIG_FILE'] = fontConfiguration()

export const { default: sharp } = await import('sharp')
