import { readFileSync } from 'node:fs'
import { fontCharacters, fontNames, type OwnFolder } from '@member/brand/own'
import subsetFont from 'subset-font'

// Font features that position the marks above and below Thai consonants.
const keepFeatures = ['ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'liga', 'kern']

/** Returns the fonts of a brand's folder for its pages: files by path, and @font-face styles. */
export async function ownFonts({ fonts }: OwnFolder) {
  const made = await Promise.all(
    [...fontNames].flatMap(([name, { use, weight }]) => {
      const own = fonts[name]
      return own ? [cut(own, name, use, weight)] : []
    }),
  )
  const uses = [...new Set(made.map(({ use }) => `--own-${use}:own-${use}`))]
  return {
    files: Object.fromEntries(made.map(({ path, bytes }) => [path, bytes])),
    css: made.map(({ rule }) => rule).join('') + (uses.length > 0 ? `:root{${uses.join(';')}}` : ''),
  }
}

async function cut(
  { file, digest }: { file: string; digest: string },
  name: string,
  use: string,
  weight: number,
) {
  const path = `own/${name.replace('fonts/', '')}-${digest}.woff2`
  const bytes = await subsetFont(readFileSync(file), fontCharacters, {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
  })
  // Like the default fonts, a late font is not used before the next page.
  const rule = `@font-face{font-family:own-${use};font-weight:${weight};font-display:optional;src:url(/${path}) format("woff2")}`
  return { path, bytes, use, rule }
}
