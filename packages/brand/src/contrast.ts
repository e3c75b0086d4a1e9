import { clampChroma, formatHex, oklch, wcagContrast } from 'culori'
import type { Oklch } from 'culori'

/** Returns a colour in Oklch: lightness 0 to 1, chroma, hue in degrees. */
export const colour = (l: number, c: number, h: number): Oklch => ({ mode: 'oklch', l, c, h })

/** Returns the hexadecimal sRGB colour that screens show. */
export const hex = (of: Oklch) => formatHex(clampChroma(of, 'oklch'))

/** Parses a colour; a grey, which has no hue, gets hue 80. Throws if the text is not a colour. */
export const read = (of: string): Oklch => {
  const found = oklch(of)
  if (!found) throw new Error(`${of} is not a colour.`)
  return { ...found, h: found.h ?? 80 }
}

export const least = (of: string, against: string[]) =>
  Math.min(...against.map((one) => wcagContrast(of, one)))

/** Returns the nearest colour of the same hue with at least `ratio` contrast to all of `against`. */
export function standOut(of: Oklch, against: string[], ratio: number, towards: 'white' | 'black'): string {
  const end = towards === 'white' ? 1 : 0
  for (let step = 0; step <= 50; step++) {
    const share = step / 50
    const moved = hex(colour(of.l + (end - of.l) * share, of.c * (1 - share * share), of.h ?? 80))
    if (least(moved, against) >= ratio) return moved
  }
  return towards === 'white' ? '#ffffff' : '#000000'
}
