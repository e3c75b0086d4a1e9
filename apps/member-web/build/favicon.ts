import type { Brand } from '@member/brand'
import { palette } from '@member/brand/palette'

// A Thai word may open with a vowel that is written before its consonant: แสงทอง is known by its ส.
const initial = (name: string) => /[\u0E01-\u0E2E]|[A-Za-z0-9]/.exec(name)?.[0]?.toUpperCase() ?? ''

/** The brand's mark as a picture of its own: its initial on its colour. */
export function favicon(brand: Brand) {
  const tokens = palette(brand.themeColour, brand.scheme)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect width="64" height="64" rx="16" fill="${tokens['--brand']}"/>
<circle cx="50" cy="12" r="22" fill="#fff" opacity=".18"/>
<text x="32" y="46" font-family="Kanit, Tahoma, Thonburi, sans-serif" font-size="40" font-weight="700" text-anchor="middle" fill="${tokens['--on-brand']}">${initial(brand.displayName)}</text>
</svg>
`
}
