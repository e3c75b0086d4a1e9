const hex = /^#[\da-f]{6}$/i
const house = ['var(--surface-3)', 'var(--surface-2)']

const light = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Black and white are equally far from it: 4.58 to 1, so either is read. */
const middle = 0.179

/** Lighter than this, a colour is a light one: black is read on it, and looks meant. */
const bright = 0.4

const darker = (colour: string) => {
  const share = (middle / light(colour)) ** (1 / 2.2)
  const parts = [1, 3, 5].map((at) => Math.floor(Number.parseInt(colour.slice(at, at + 2), 16) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/**
 * A segment's ground and the ink that is read on it; a colour nobody can read gives way to the house's. One in between
 * is a little darker: among white letters, black ones on a blue look like a mistake.
 */
export const segmentColour = (colour: string, place: number): { ground: string; ink: string } => {
  if (!hex.test(colour)) return { ground: house[place % house.length]!, ink: 'var(--text)' }
  const found = light(colour)
  if (found > bright) return { ground: colour, ink: '#000000' }
  return { ground: found > middle ? darker(colour) : colour, ink: '#ffffff' }
}
