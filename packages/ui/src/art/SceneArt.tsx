import { Art, type ArtProps } from './Art.tsx'

export type SceneName = 'notFound' | 'maintenance' | 'offline' | 'unavailable' | 'oldBrowser'

/** The picture of a page that cannot be shown. */
export const SceneArt = ({ name, ...art }: ArtProps & { name: SceneName }) => (
  <Art width={280} height={200} {...art}>
    <rect x="30" y="20" width="220" height="160" rx="20" fill="var(--surface-2)" />
    <text x="140" y="106" textAnchor="middle" fill="var(--text-muted)">
      {name}
    </text>
  </Art>
)
