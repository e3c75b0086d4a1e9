import * as fontkit from 'fontkit'
import { fontEndings } from './fontNames.ts'

// Any bytes work, also in a browser; its types require Node's Buffer.
const reader: { create(bytes: Uint8Array): fontkit.Font | fontkit.FontCollection } = fontkit

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step))

// Without these characters a page would mix two fonts.
const needed = [...range(0x21, 0x7e), ...range(0x0e01, 0x0e3a), ...range(0x0e3f, 0x0e4e)]

export const fontCharacters = [
  ...needed,
  ...range(0xa0, 0xff),
  ...range(0x0e4f, 0x0e5b),
  ' \u200b\u200c\u200d–—‘’“”•…€™−≤≥◌',
].join('')

const largest = 4 * 1024 * 1024

export function fontFault(bytes: Uint8Array): string | undefined {
  if (bytes.length > largest) return 'the face is larger than 4 MB; save it smaller.'
  const known = charactersIn(bytes)
  if (!known) return `its content is not a font; save one face as ${fontEndings.join(', ')}.`
  if (isCutOff(bytes)) return 'the face is cut off; take the whole file.'
  const missing = needed.filter((sign) => !known.has(sign.codePointAt(0) ?? 0))
  return missing.length > 0
    ? `the face has no ${missing.slice(0, 5).join(' ')}${missing.length > 5 ? ` and ${missing.length - 5} more` : ''}; take one with the whole Thai and English alphabets.`
    : undefined
}

function isCutOff(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (/^wOF[F2]$/.test(String.fromCharCode(...bytes.subarray(0, 4)))) return view.getUint32(8) > bytes.length
  const tables = Array.from({ length: view.getUint16(4) }, (_, table) => 12 + table * 16)
  return tables.some((at) => view.getUint32(at + 8) + view.getUint32(at + 12) > bytes.length)
}

function charactersIn(bytes: Uint8Array) {
  try {
    const font = reader.create(bytes)
    // A collection contains several fonts.
    return 'characterSet' in font ? new Set(font.characterSet) : undefined
  } catch {
    return undefined
  }
}
