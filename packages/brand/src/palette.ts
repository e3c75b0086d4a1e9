import type { Brand } from './brand.ts'
import { colour, hex, least, read, standOut } from './contrast.ts'

export { contrasts, type Contrast } from './contrasts.ts'

/** The value of every colour token of the house. */
export type Palette = Record<`--${string}`, string>

const hues = { info: 245, ok: 150, warn: 75, bad: 25 }

/** Every token from one theme colour, in values that Chrome 79 reads; contrast is guaranteed (WCAG 2.2 AA). */
export function palette(themeColour: string, scheme: Brand['scheme']): Palette {
  const dark = scheme === 'dark'
  const theme = read(themeColour)
  const hue = theme.h ?? 80
  const tint = Math.min(theme.c * 0.12, 0.018)
  const away = dark ? 'white' : 'black'

  const [bg, ...surfaces] = dark
    ? [0.155, 0.195, 0.235, 0.28].map((l) => hex(colour(l, tint, hue)))
    : (
        [
          [0.968, 0.008],
          [0.993, 0.004],
          [0.95, 0.01],
          [0.922, 0.012],
        ] as const
      ).map(([l, c]) => hex(colour(l, c, hue)))
  const grounds = [bg!, ...surfaces]
  const soft = (c: number, h: number) => hex(dark ? colour(0.255, c * 0.3, h) : colour(0.945, c * 0.22, h))

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
  const shade = read(brand)

  return {
    '--bg': bg!,
    '--surface-1': surfaces[0]!,
    '--surface-2': surfaces[1]!,
    '--surface-3': surfaces[2]!,
    '--border': hex(dark ? colour(0.34, tint, hue) : colour(0.88, 0.012, hue)),
    '--border-strong': standOut(colour(dark ? 0.5 : 0.68, tint, hue), grounds, 3, away),
    '--text': standOut(dark ? colour(0.965, 0.008, hue) : colour(0.24, 0.02, hue), text, 7, away),
    '--text-muted': standOut(dark ? colour(0.74, tint, hue) : colour(0.5, 0.02, hue), text, 4.5, away),
    '--brand': brand,
    '--brand-strong': brandStrong,
    '--on-brand': onBrand,
    '--brand-text': standOut(theme, [...grounds, brandSoft], 4.5, away),
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
    '--scheme': scheme,
  }
}

/** The tokens of one brand as a rule for `:root`. */
export function tokensCss(brand: Pick<Brand, 'themeColour' | 'scheme'>): string {
  const lines = Object.entries(palette(brand.themeColour, brand.scheme)).map(
    ([name, value]) => `${name}:${value}`,
  )
  return `:root{${lines.join(';')}}`
}

/** The theme colour as asked for and as shown, where it had to move to stand out from the page; null where it was kept. */
export function movedColour({ themeColour, scheme }: Pick<Brand, 'themeColour' | 'scheme'>) {
  const asked = themeColour.toLowerCase()
  const shown = palette(themeColour, scheme)['--brand'] ?? asked
  return shown === asked ? null : { asked, shown }
}

/** The pressed form: a step darker while its ink stays readable, otherwise a step away from that ink. */
function strongOf(brand: string, ink: string) {
  const { l, c, h } = read(brand)
  const darker = hex(colour(Math.max(0, l - 0.08), c, h ?? 80))
  if (least(ink, [darker]) >= 4.5) return darker
  return standOut(colour(Math.min(1, l + 0.06), c, h ?? 80), [ink], 4.5, 'white')
}

function rgba(of: string, alpha: number) {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(of.slice(at, at + 2), 16))
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`
}
