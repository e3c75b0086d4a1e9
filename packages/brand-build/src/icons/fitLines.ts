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
