const hex = /^#[\da-f]{6}$/i
const house = ['var(--surface-3)', 'var(--surface-2)']

const light = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

// Black and white are equally far from a luminance of 0.179: 4.58 to 1, so either is read.
/** A segment's ground and the ink that is read on it; a colour nobody can read gives way to the house's. */
export const segmentColour = (colour: string, place: number): { ground: string; ink: string } =>
  hex.test(colour)
    ? { ground: colour, ink: light(colour) > 0.179 ? '#000000' : '#ffffff' }
    : { ground: house[place % house.length]!, ink: 'var(--text)' }
