import type { Brand } from '@member/brand'

export type Paints = ReturnType<typeof paintsOf>

export function paintsOf({ themeColour: brand, scheme }: Pick<Brand, 'themeColour' | 'scheme'>) {
  const isDark = scheme !== 'light'
  return {
    isDark,
    brand,
    light: mix(brand, '#ffffff', 0.55),
    deep: mix(brand, '#000000', 0.4),
    ink: luminance(brand) > 0.35 ? '#17130a' : '#ffffff',
    ground: isDark
      ? [mix('#08090d', brand, 0.02), mix('#14161f', brand, 0.05), mix('#252936', brand, 0.12)]
      : [mix('#dfe8ee', brand, 0.1), mix('#f2f7fa', brand, 0.05), '#ffffff'],
  }
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

export function mix(one: string, other: string, share: number): string {
  const to = channels(other)
  const mixed = channels(one).map((part, place) => Math.round(part + (to[place]! - part) * share))
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((part) => (part / 255) ** 2.2)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
