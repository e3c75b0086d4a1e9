import { Art, type ArtProps } from './Art.tsx'

export const SuccessTick = (art: ArtProps) => (
  <Art width={120} height={120} {...art}>
    <rect x="10" y="10" width="100" height="100" rx="16" fill="var(--brand-soft)" />
  </Art>
)
