import { Art, type ArtProps } from './Art.tsx'

export type LevelNumber = 1 | 2 | 3 | 4 | 5 | 6

/** A member level's medal; `dim` for a level that cannot be reached yet. */
export const LevelMedal = ({
  level,
  dim = false,
  ...art
}: ArtProps & { level: LevelNumber; dim?: boolean }) => (
  <Art width={120} height={120} {...art}>
    <circle cx="60" cy="60" r="44" fill="var(--brand-soft)" opacity={dim ? 0.4 : 1} />
    <text x="60" y="66" textAnchor="middle" fill="var(--brand)">
      {level}
    </text>
  </Art>
)
