import type { Brand } from '@member/brand'
import { palette } from '@member/brand/palette'
import { escapeHtml } from '../app/escape.ts'
import { fitLines } from './fitLines.ts'
import { mark } from './mark.ts'

const width = 1200
const height = 630

const text = (lines: string[], first: number, step: number, look: string) =>
  lines
    .map((words, at) => `<text x="420" y="${first + at * step}" ${look}>${escapeHtml(words)}</text>`)
    .join('\n')

export function socialCard(brand: Brand) {
  const tokens = palette(brand.themeColour, brand.scheme)
  const name = fitLines(brand.displayName, { width: 740, lines: 2, size: 128, least: 56, letter: 0.62 })
  const line = fitLines(brand.tagline, { width: 740, lines: 3, size: 52, least: 36, letter: 0.58 })
  const nameHeight = name.lines.length * name.size * 1.2 + 24
  const top = (height - nameHeight - line.lines.length * line.size * 1.5) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${tokens['--bg']}"/>
<circle cx="1130" cy="40" r="340" fill="${tokens['--surface-1']}"/>
<circle cx="1150" cy="20" r="200" fill="${tokens['--surface-2']}"/>
<circle cx="60" cy="650" r="260" fill="${tokens['--surface-1']}"/>
<rect y="612" width="1200" height="18" fill="${tokens['--brand']}"/>
<svg x="96" y="187" width="256" height="256" viewBox="0 0 64 64">${mark(brand, 'rounded')}</svg>
${text(name.lines, top + name.size * 0.95, name.size * 1.2, `font-family="Kanit" font-weight="700" font-size="${name.size}" fill="${tokens['--text']}"`)}
${text(line.lines, top + nameHeight + line.size, line.size * 1.5, `font-family="Sarabun" font-weight="500" font-size="${line.size}" fill="${tokens['--text-muted']}"`)}
</svg>`
}
