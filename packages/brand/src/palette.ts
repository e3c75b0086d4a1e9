import { formatHex, interpolate } from 'culori'
import type { Brand } from './brand.ts'
import { schemeMark } from './schemeMark.ts'
import { type Palette, colour, hex, least, read, standOut } from './contrast.ts'

export { contrasts, type Contrast, type Palette } from './contrast.ts'

const hues = { info: 245, ok: 150, warn: 75, bad: 25 }

/** Returns all colour tokens for one theme colour, with guaranteed contrast (WCAG 2.2 AA). */
export function palette(themeColour: string, scheme: Brand['scheme']): Palette {
  const dark = scheme !== 'light'
  const theme = read(themeColour)
  const hue = theme.h ?? 80
  const tint = Math.min(theme.c * 0.12, 0.018)
  const away = dark ? 'white' : 'black'

  const [bg, ...surfaces] = dark
    ? [0.15, 0.21, 0.25, 0.295].map((l) => hex(colour(l, tint, hue)))
    : (
        [
          [0.968, 0.008],
          [0.993, 0.004],
          [0.95, 0.01],
          [0.922, 0.012],
        ] as const
      ).map(([l, c]) => hex(colour(l, c, hue)))
  const grounds = [bg!, ...surfaces]
  const soft = (c: number, h: number) => hex(dark ? colour(0.275, c * 0.3, h) : colour(0.945, c * 0.22, h))

  const brand = standOut(theme, grounds, 1.5, away)
  const onBrand = [hex(colour(0.18, 0.03, hue)), '#ffffff', '#000000'].find(
    (ink) => least(ink, [brand]) >= 4.5,
  )!
  const brandStrong = strongOf(brand, onBrand)
  const brandSoft = soft(theme.c, hue)
  const softs = Object.fromEntries(Object.entries(hues).map(([name, h]) => [name, soft(0.13, h)]))
  const status = (name: keyof typeof hues) =>
    standOut(colour(dark ? 0.76 : 0.52, 0.14, hues[name]), [...grounds, softs[name]!], 4.5, away)
  const { info, ok, warn, bad } = {
    info: status('info'),
    ok: status('ok'),
    warn: status('warn'),
    bad: status('bad'),
  }
  const text = [...grounds, brandSoft, ...Object.values(softs)]
  const ink = standOut(dark ? colour(0.965, 0.008, hue) : colour(0.24, 0.02, hue), text, 7, away)
  const muted = standOut(dark ? colour(0.74, tint, hue) : colour(0.5, 0.02, hue), text, 4.5, away)
  const brandText = standOut(theme, [...grounds, brandSoft], 4.5, away)
  const shade = read(brand)
  const border = hex(dark ? colour(0.34, tint, hue) : colour(0.88, 0.012, hue))

  return {
    '--bg': bg!,
    '--surface-1': surfaces[0]!,
    '--surface-2': surfaces[1]!,
    '--surface-3': surfaces[2]!,
    // The pressed state contrasts with any surface: raised if dark, white with a clear border if light.
    '--control': dark ? surfaces[2]! : '#ffffff',
    '--control-edge': dark
      ? hex(colour(0.34, tint, hue))
      : standOut(colour(0.68, tint, hue), grounds, 3, away),
    // In a dark scheme a card stands out by its surface.
    '--card-edge': dark ? 'rgba(0, 0, 0, 0)' : border,
    '--border': border,
    '--border-strong': standOut(colour(dark ? 0.5 : 0.68, tint, hue), grounds, 3, away),
    '--text': ink,
    '--text-muted': muted,
    '--brand': brand,
    '--brand-strong': brandStrong,
    '--on-brand': onBrand,
    '--brand-text': brandText,
    '--brand-soft': brandSoft,
    '--info': info,
    '--info-soft': softs.info!,
    '--ok': ok,
    '--ok-soft': softs.ok!,
    '--warn': warn,
    '--warn-soft': softs.warn!,
    '--bad': bad,
    '--bad-soft': softs.bad!,
    '--on-status': standOut(
      dark ? read(bg!) : colour(1, 0, 0),
      [info, ok, warn, bad],
      4.5,
      dark ? 'black' : 'white',
    ),
    '--focus': standOut(dark ? theme : shade, grounds, 3, away),
    '--shadow': dark ? 'rgba(0, 0, 0, 0.5)' : 'rgba(62, 48, 28, 0.14)',
    '--glow': rgba(brand, dark ? 0.28 : 0.22),
    '--scrim': scrim(bg!, [ink, muted, brandText, info, ok, warn, bad], away),
    // Without `only`, a browser that darkens pages inverts half of a light one.
    '--scheme': dark ? 'dark' : 'only light',
  }
}

/**
 * Returns the CSS rule for `:root` with a brand's colour tokens.
 * In a brand with both schemes, the scheme that the member chose applies, or else that of the phone.
 */
export function tokensCss({ themeColour, scheme }: Pick<Brand, 'themeColour' | 'scheme'>): string {
  const tokens = (of: Brand['scheme']) =>
    Object.entries(palette(themeColour, of))
      .map(([name, value]) => `${name}:${value}`)
      .join(';')
  if (scheme !== 'both') return `:root{${tokens(scheme)}}`
  const light = tokens('light')
  return (
    `:root{${tokens('dark')}}` +
    `@media (prefers-color-scheme:light){:root:not([${schemeMark}=dark]){${light}}}` +
    `:root[${schemeMark}=light]{${light}}`
  )
}

export const schemesOf = ({ scheme }: Pick<Brand, 'scheme'>) =>
  scheme === 'both' ? (['dark', 'light'] as const) : [scheme]

/** Returns the theme colour before and after its adjustment for contrast; null if unchanged. */
export function movedColour({ themeColour, scheme }: Pick<Brand, 'themeColour' | 'scheme'>) {
  const asked = themeColour.toLowerCase()
  for (const on of schemesOf({ scheme })) {
    const shown = palette(themeColour, on)['--brand'] ?? asked
    if (shown !== asked) return { asked, shown, on }
  }
  return null
}

/** Returns the colour of the pressed state: darker, but lighter if text would become unreadable. */
function strongOf(brand: string, ink: string) {
  const { l, c, h } = read(brand)
  const darker = hex(colour(Math.max(0, l - 0.08), c, h ?? 80))
  if (least(ink, [darker]) >= 4.5) return darker
  return standOut(colour(Math.min(1, l + 0.06), c, h ?? 80), [ink], 4.5, 'white')
}

/** Returns the background colour with the lowest opacity at which text is readable on any picture. */
function scrim(bg: string, words: string[], worst: 'white' | 'black') {
  // A screen rounds mixed colours to whole steps.
  const safe = 4.55
  let percent = 60
  while (percent < 99 && words.some((word) => least(word, [over(worst, bg, percent / 100)]) < safe)) percent++
  return rgba(bg, percent / 100)
}

/** Returns the colour of `layer` over `ground` at opacity `alpha`. */
const over = (ground: string, layer: string, alpha: number) =>
  formatHex(interpolate([ground, layer], 'rgb')(alpha))

function rgba(of: string, alpha: number) {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(of.slice(at, at + 2), 16))
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`
}
