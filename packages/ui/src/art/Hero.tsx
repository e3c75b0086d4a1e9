import { Art, type ArtProps } from './Art.tsx'

export const Hero = (art: ArtProps) => (
  <Art width={480} height={400} {...art}>
    <rect x="10" y="10" width="460" height="380" rx="16" fill="var(--brand-soft)" />
  </Art>
)
