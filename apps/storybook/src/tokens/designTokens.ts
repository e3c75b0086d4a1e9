import { type Palette, palette } from '@member/brand/palette'
import { duration, elevation, families, radius, settle, spaceSteps, textSize } from '@member/ui/scale'
import { colours } from './colours.ts'

/** A group of the Design Tokens Format, 2025.10: tokens and other groups by name. */
export type Tokens = Record<string, unknown>

interface Token {
  $type: string
  $value: unknown
  $description?: string
}

const schemes = ['dark', 'light'] as const

/** Returns a colour of the palette, `#rrggbb` or `rgba(r, g, b, a)`, as the format writes it. */
function colourValue(text: string) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = text.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16))
    : (text.match(/[\d.]+/g) ?? []).map(Number)
  const bytes = [red, green, blue]
  return {
    colorSpace: 'srgb',
    components: bytes.map((byte) => Number((byte / 255).toFixed(4))),
    alpha,
    hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  }
}

const px = (value: number) => ({ value, unit: 'px' })

/** Returns a length of the styles in px. */
const inPx = (text: string) => Number.parseFloat(text) * (text.endsWith('rem') ? 16 : 1)

// Each token names its type: not every reader knows that of its group.
const each = (values: Record<string, string>, tokenOf: (text: string, name: string) => Token): Tokens =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, tokenOf(text, name)]))

const length = (text: string): Token => ({ $type: 'dimension', $value: px(inPx(text)) })

const colourTokens = (shown: Palette): Tokens =>
  Object.fromEntries(
    Object.entries(colours).map(([group, uses]) => [
      group.toLowerCase(),
      each(uses, (use, name) => ({
        $type: 'color',
        $value: colourValue(shown[`--${name}`] ?? ''),
        $description: use,
      })),
    ]),
  )

// A stack begins with the brand's own face, which no design tool knows.
const family = (stack: string): Token => ({
  $type: 'fontFamily',
  $value: stack
    .replace(/var\(--[\w-]+, (\w+)\)/, '$1')
    .split(', ')
    .map((name) => name.replaceAll("'", '')),
})

const scaleTokens = (): Tokens => ({
  space: each(Object.fromEntries(spaceSteps.map((step) => [String(step), `${step * 4}px`])), length),
  radius: each(radius, length),
  'text-size': each(textSize, length),
  'font-family': each(families, family),
  duration: each(duration, (text) => ({
    $type: 'duration',
    $value: { value: Number.parseFloat(text), unit: 's' },
  })),
})

const shadow = (text: string, colour: string): Token => {
  const [right = 0, down = 0, blur = 0, spread = 0] = text
    .split(' ')
    .map((part) => Number.parseFloat(part) || 0)
  return {
    $type: 'shadow',
    $value: {
      color: colourValue(colour),
      offsetX: px(right),
      offsetY: px(down),
      blur: px(blur),
      spread: px(spread),
    },
  }
}

const effectTokens = (themeColour: string): Tokens => ({
  elevation: Object.fromEntries(
    schemes.map((scheme) => [
      scheme,
      each(elevation, (text) => shadow(text, palette(themeColour, scheme)['--shadow'] ?? '')),
    ]),
  ),
  easing: {
    settle: { $type: 'cubicBezier', $value: (settle.match(/[\d.]+/g) ?? []).map(Number) },
  },
})

/**
 * Returns the design tokens of a brand by file name, in the W3C design tokens format.
 * The two files of colours are two modes of one collection in Figma. Shadows and easings, which are no variables
 * there, have a file of their own.
 */
export const designTokens = (clientId: string, themeColour: string): Record<string, Tokens> => ({
  ...Object.fromEntries(
    schemes.map((scheme) => [
      `${clientId}.${scheme}.tokens.json`,
      colourTokens(palette(themeColour, scheme)),
    ]),
  ),
  'scale.tokens.json': scaleTokens(),
  'effects.tokens.json': effectTokens(themeColour),
})

export const tokensText = (tokens: Tokens): string => `${JSON.stringify(tokens, null, 2)}\n`
