import type { Brand } from '@member/brand'
import { palette } from '@member/brand/palette'
import { escapeHtml } from '../app/app.ts'
import { mark } from './ico.ts'

const words = new Intl.Segmenter('th', { granularity: 'word' })
// Vowels and tone marks above or below a consonant take no width.
const invisibleCharacters = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0300-\u036f]/g

const lengthOf = (text: string) => text.replace(invisibleCharacters, '').length

/** Breaks text between words, Thai ones too, into lines of at most `room` letters. */
function broken(text: string, room: number) {
  const lines = ['']
  for (const { segment } of words.segment(text)) {
    const line = `${lines.at(-1)}${segment}`
    if (lengthOf(line.trim()) <= room) lines[lines.length - 1] = line
    else lines.push(segment)
  }
  return lines.map((line) => line.trim()).filter(Boolean)
}

interface Space {
  width: number
  lines: number
  /** Preferred font size; `least` is the minimum. */
  size: number
  least: number
  /** Average width of a letter, relative to the font size. */
  letter: number
}

/** Returns text in at most `lines` lines, as large as possible; cut with … at the minimum size. */
export function fitLines(text: string, { width, lines, size, least, letter }: Space) {
  const roomAt = (at: number) => Math.floor(width / (letter * at))
  for (let at = size; at >= least; at -= 4) {
    const made = broken(text, roomAt(at))
    if (made.length <= lines && made.every((line) => lengthOf(line) <= roomAt(at)))
      return { lines: made, size: at }
  }
  const fitting = broken(text, roomAt(least)).slice(0, lines)
  const last = fitting.pop()?.slice(0, roomAt(least) - 1) ?? ''
  return { lines: [...fitting, `${last}…`], size: least }
}

const width = 1200
const height = 630

const text = (lines: string[], first: number, step: number, look: string) =>
  lines
    .map((line, at) => `<text x="420" y="${first + at * step}" ${look}>${escapeHtml(line)}</text>`)
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
