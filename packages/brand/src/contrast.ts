import { clampChroma, formatHex, oklch, wcagContrast, type Oklch } from 'culori'

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

export type Palette = Record<`--${string}`, string>

type Token = keyof Palette

const grounds: Token[] = ['--bg', '--surface-1', '--surface-2', '--surface-3']
const statuses: Token[] = ['--info', '--ok', '--warn', '--bad']
const softs = statuses.map((one): Token => `${one}-soft`)

const promises: [token: Token, on: Token[], least: number][] = [
  ['--text', [...grounds, '--brand-soft', ...softs], 4.5],
  ['--text-muted', [...grounds, '--brand-soft', ...softs], 4.5],
  ['--brand-text', [...grounds, '--brand-soft'], 4.5],
  ['--on-brand', ['--brand', '--brand-strong'], 4.5],
  ...statuses.map((one): [Token, Token[], number] => [one, [...grounds, `${one}-soft`], 4.5]),
  ['--on-status', statuses, 4.5],
  ['--border-strong', grounds, 3],
  ['--focus', grounds, 3],
]

export interface Contrast {
  token: Token
  on: Token
  ratio: number
  least: number
}

export const contrasts = (tokens: Palette): Contrast[] =>
  promises.flatMap(([token, on, needed]) =>
    on.map((ground) => ({
      token,
      on: ground,
      ratio: wcagContrast(tokens[token] ?? '', tokens[ground] ?? ''),
      least: needed,
    })),
  )
