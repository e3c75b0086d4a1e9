import { Art, type ArtProps } from './Art.tsx'

export type EmptyName = 'history' | 'slip' | 'withdrawal' | 'announcement'

/** The picture of a list with nothing in it. */
export const EmptyArt = ({ name, ...art }: ArtProps & { name: EmptyName }) => (
  <Art width={200} height={160} {...art}>
    <rect x="30" y="20" width="140" height="120" rx="16" fill="var(--surface-2)" />
    <text x="100" y="86" textAnchor="middle" fill="var(--text-muted)">
      {name}
    </text>
  </Art>
)
