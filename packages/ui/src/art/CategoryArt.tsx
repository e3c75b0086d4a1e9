import { Art, type ArtProps } from './Art.tsx'

export type CategoryName = 'sport' | 'casino' | 'fishing' | 'card' | 'lotto' | 'hot' | 'slot'

/** A game category's picture. */
export const CategoryArt = ({ name, ...art }: ArtProps & { name: CategoryName }) => (
  <Art width={120} height={120} {...art}>
    <circle cx="60" cy="60" r="44" fill="var(--brand-soft)" />
    <text x="60" y="66" textAnchor="middle" fill="var(--brand)">
      {name}
    </text>
  </Art>
)
