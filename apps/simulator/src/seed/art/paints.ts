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

const stops = (colours: string[]) =>
  colours
    .map((colour, place) => `<stop offset="${place / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join('')

const down = (id: string, ...colours: string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2=".35" y2="1">${stops(colours)}</linearGradient>`

const defs = ({ brand, light, deep, ground }: Paints) =>
  `<defs>${[
    down('brand', light, brand, deep),
    down('gold', '#fff6c9', '#f6cf57', '#c98a14', '#8a5606'),
    down('steel', '#ffffff', '#c3ccd9', '#6b788c'),
    down('night', '#4a5268', '#232837', '#10131c'),
    down('paper', '#ffffff', '#e9edf4', '#c9d1de'),
    down('rose', '#ffb3c1', '#f0436b', '#8c1337'),
    down('sea', '#b7f0ff', '#2fa8e0', '#0c4f86'),
    down('leaf', '#d6ffd9', '#3cc46b', '#0d6b38'),
    down('violet', '#e3d2ff', '#8b5cf6', '#3f1d94'),
    down('ground', ground[2]!, ground[1]!, ground[0]!),
    `<radialGradient id="glow"><stop offset="0" stop-color="${brand}" stop-opacity=".55"/><stop offset=".55" stop-color="${brand}" stop-opacity=".14"/><stop offset="1" stop-color="${brand}" stop-opacity="0"/></radialGradient>`,
    `<radialGradient id="floor"><stop offset="0" stop-color="#000" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="shine" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".65"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
  ].join('')}</defs>`

export const picture = (paints: Paints, width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defs(paints)}${content}</svg>`

export const spark = (x: number, y: number, r: number, fill = '#fff', opacity = 0.9) =>
  `<path d="M0-${r}Q${r * 0.12}-${r * 0.12} ${r} 0Q${r * 0.12} ${r * 0.12} 0 ${r}Q-${r * 0.12} ${r * 0.12}-${r} 0Q-${r * 0.12}-${r * 0.12} 0-${r}z" transform="translate(${x} ${y})" fill="${fill}" opacity="${opacity}"/>`

export const at = (x: number, y: number, content: string, turn = 0, scale = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`

export const rays = (x: number, y: number, r: number, fill: string, opacity: number) =>
  `<g transform="translate(${x} ${y})" fill="${fill}" opacity="${opacity}">${Array.from(
    { length: 14 },
    (_, turn) => `<path d="M0 0L${-r * 0.09}-${r}h${r * 0.18}z" transform="rotate(${(turn * 360) / 14})"/>`,
  ).join('')}</g>`

/** Returns a picture of an object on a background, 400 px square, with light, shadow and two sparks. */
export const showcase = (paints: Paints, thing: string) =>
  picture(
    paints,
    400,
    400,
    `<rect width="400" height="400" fill="url(#ground)"/>${rays(200, 190, 320, paints.brand, paints.isDark ? 0.05 : 0.09)}<circle cx="200" cy="190" r="190" fill="url(#glow)"/><ellipse cx="200" cy="332" rx="118" ry="20" fill="url(#floor)" opacity="${paints.isDark ? 0.9 : 0.45}"/>${at(200, 200, thing)}${spark(78, 96, 17, paints.isDark ? '#fff' : paints.brand)}${spark(330, 128, 11, paints.isDark ? paints.light : paints.deep, 0.8)}${spark(312, 276, 7, '#fff', 0.7)}`,
  )

export const cutOut = (paints: Paints, thing: string) =>
  picture(paints, 320, 320, at(160, 160, thing, 0, 0.94))
