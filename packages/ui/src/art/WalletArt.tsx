import { Art, type ArtProps } from './Art.tsx'
import { Coin } from './piece/Coin.tsx'
import { sparkle } from './piece/pips.ts'
import { Wallet } from './piece/Wallet.tsx'
import { paint } from './piece/paint.ts'

export const WalletArt = (art: ArtProps) => (
  <Art width={200} height={160} {...art}>
    <circle cx="100" cy="82" r="78" fill={paint('glow')} />
    <ellipse cx="100" cy="140" rx="62" ry="8" fill="var(--shadow)" />
    <g transform="translate(98 90)">
      <Wallet />
    </g>
    <g transform="translate(156 40)">
      <Coin />
    </g>
    <g transform="translate(40 124) scale(0.9)">
      <Coin />
    </g>
    <g transform="translate(176 74) scale(0.55)">
      <Coin />
    </g>
    <path d={sparkle} fill="var(--brand-text)" transform="translate(32 44) scale(0.9)" />
  </Art>
)
