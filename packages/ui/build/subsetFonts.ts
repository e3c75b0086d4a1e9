import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const fonts = new URL('../src/theme/fonts/', import.meta.url)
const published = (path: string) => fileURLToPath(import.meta.resolve(`@fontsource/${path}`))

/** Font features that position the marks above and below Thai consonants. */
const thaiFeatures = ['ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'liga', 'kern']
/** OpenType features of Latin letters, without kerning. */
const latinFeatures = ['ccmp', 'liga']

const codePoint = (hex: string) => Number.parseInt(hex, 16)

const charactersIn = (unicodeRange: string): string =>
  [...unicodeRange.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first = '', last = first]) =>
      Array.from({ length: codePoint(last) - codePoint(first) + 1 }, (_, step) =>
        String.fromCodePoint(codePoint(first) + step),
      ),
    )
    .join('')

const faces = readFileSync(new URL('../fonts.css', fonts), 'utf8').matchAll(
  /fonts\/((\w+)-\w+-\d+)\.woff2[^}]*unicode-range:([^;]+);/g,
)

for (const [, face = '', family = '', unicodeRange = ''] of faces) {
  const whole = readFileSync(published(`${family}/files/${face}-normal.woff2`))
  // Hints are for low-resolution screens, and half of Kanit's size.
  const cut = await subsetFont(whole, charactersIn(unicodeRange), {
    targetFormat: 'woff2',
    keepFeatures: face.includes('-thai-') ? thaiFeatures : latinFeatures,
    noHinting: true,
  })
  writeFileSync(new URL(`${face}.woff2`, fonts), cut)
  copyFileSync(`${dirname(published(`${family}/package.json`))}/LICENSE`, new URL(`OFL-${family}.txt`, fonts))
  process.stdout.write(`${face}: ${whole.length} → ${cut.length} bytes\n`)
}
