import type { Brand } from '@member/brand'
import { palette } from '@member/brand/palette'
import type { Prefixed } from './words/brandWords.ts'

const icon = (size: number, name: string, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

export function manifest(brand: Brand, { language, prefix }: Prefixed) {
  const ground = palette(brand.themeColour, brand.scheme)['--bg']
  return JSON.stringify({
    id: '/',
    name: brand.displayName,
    // About twelve letters fit below an icon.
    short_name: brand.displayName.length > 12 ? brand.displayName.split(/\s/)[0] : brand.displayName,
    description: brand.description,
    lang: language,
    dir: 'ltr',
    start_url: `${prefix}/`,
    scope: '/',
    display: 'standalone',
    theme_color: ground,
    background_color: ground,
    icons: [icon(192, '192', 'any'), icon(512, '512', 'any'), icon(512, 'maskable-512', 'maskable')],
  })
}
