import type { ReactNode } from 'react'

export interface ArtProps {
  /** Read aloud; without it the picture is decoration. */
  label?: string | undefined
  className?: string | undefined
}

/** The sheet every piece of artwork is drawn on: as wide as its place, in the brand's custom properties. */
export const Art = ({
  label,
  className,
  width,
  height,
  children,
}: ArtProps & { width: number; height: number; children: ReactNode }) => (
  <svg
    className={className}
    width="100%"
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="xMidYMid meet"
    fill="none"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    focusable="false"
  >
    {children}
  </svg>
)
