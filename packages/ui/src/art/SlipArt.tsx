import { Art, type ArtProps } from './Art.tsx'

export const SlipArt = (art: ArtProps) => (
  <Art width={200} height={200} {...art}>
    <rect x="10" y="10" width="180" height="180" rx="16" fill="var(--brand-soft)" />
  </Art>
)
