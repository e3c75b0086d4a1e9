import { Art, type ArtProps } from './Art.tsx'
import { sparkle } from './piece/pips.ts'
import { Slip } from './piece/Slip.tsx'
import { paint } from './piece/paint.ts'

export const SlipArt = (art: ArtProps) => (
  <Art width={200} height={200} {...art}>
    <circle cx="100" cy="100" r="98" fill={paint('glow')} />
    <g transform="translate(100 98) rotate(-4)">
      <Slip />
    </g>
    <path
      d="M38 62V42a8 8 0 018-8h20M134 34h20a8 8 0 018 8v20M162 140v20a8 8 0 01-8 8h-20M66 168H46a8 8 0 01-8-8v-20"
      stroke="var(--brand-text)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d={sparkle} fill="var(--brand-text)" transform="translate(178 46)" />
    <path d={sparkle} fill="var(--brand-text)" transform="translate(24 128) scale(0.7)" />
  </Art>
)
