const words = new Intl.Segmenter('th', { granularity: 'word' })
// Vowels and tone marks that stand above or below their consonant take no room of their own.
const invisibleCharacters = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0300-\u036f]/g

const lengthOf = (text: string) => text.replace(invisibleCharacters, '').length

/** Breaks between words, Thai ones too; a line holds `room` letters, and one word at least. */
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
  /** The size that is wanted, and the one it may shrink to. */
  size: number
  least: number
  /** The width of a letter of the face on the average, in parts of the size. */
  letter: number
}

/** The text in at most so many lines, as large as it can be; what does not fit at the least size ends in …. */
export function fitLines(text: string, { width, lines, size, least, letter }: Space) {
  const roomAt = (at: number) => Math.floor(width / (letter * at))
  for (let at = size; at >= least; at -= 4) {
    const made = broken(text, roomAt(at))
    if (made.length <= lines && made.every((line) => lengthOf(line) <= roomAt(at)))
      return { lines: made, size: at }
  }
  const kept = broken(text, roomAt(least)).slice(0, lines)
  const last = kept.pop()?.slice(0, roomAt(least) - 1) ?? ''
  return { lines: [...kept, `${last}…`], size: least }
}
