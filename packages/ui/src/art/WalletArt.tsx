import { Art, type ArtProps } from './Art.tsx'

export const WalletArt = (art: ArtProps) => (
  <Art width={200} height={160} {...art}>
    <rect x="10" y="10" width="180" height="140" rx="16" fill="var(--brand-soft)" />
  </Art>
)
