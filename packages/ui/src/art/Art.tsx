import type { ReactNode } from 'react'

export interface ArtProps {
  /** Accessible name; a picture without a name is decorative. */
  label?: string | undefined
  className?: string | undefined
}

/** Base of all artwork: an SVG as wide as its container, decorative unless it has a `label`. */
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
