const hex = /^#[\da-f]{6}$/i
const house = ['var(--surface-3)', 'var(--surface-2)']

const light = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Luminance at which black and white text have equal contrast, 4.58 to 1. */
const middle = 0.179

/** Luminance above which black text looks natural. */
const bright = 0.4

const darker = (colour: string) => {
  const share = (middle / light(colour)) ** (1 / 2.2)
  const parts = [1, 3, 5].map((at) => Math.floor(Number.parseInt(colour.slice(at, at + 2), 16) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Returns a segment's background and a readable text colour; a default for an invalid colour. */
export const segmentColour = (colour: string, place: number): { ground: string; ink: string } => {
  if (!hex.test(colour)) return { ground: house[place % house.length]!, ink: 'var(--text)' }
  const found = light(colour)
  if (found > bright) return { ground: colour, ink: '#000000' }
  return { ground: found > middle ? darker(colour) : colour, ink: '#ffffff' }
}
