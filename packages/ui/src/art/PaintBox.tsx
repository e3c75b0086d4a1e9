import styled from '@emotion/styled'
import { paints } from './piece/paint.ts'

// Not display: none, which would disable the gradients too.
const HiddenSvg = styled.svg`
  position: absolute;
  width: 0;
  height: 0;
  overflow: hidden;
`

/** Gradients and clip paths of all artwork, rendered once per page by `GlobalStyle`. */
export const PaintBox = () => (
  <HiddenSvg width="0" height="0" aria-hidden focusable="false">
    <defs>
      {Object.entries(paints).map(([name, [from, to]]) => (
        <linearGradient key={name} id={`paint-${name}`} x1="0.2" y1="0" x2="0.7" y2="1">
          <stop stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      ))}
      <radialGradient id="paint-glow">
        <stop stopColor="var(--brand)" stopOpacity="0.42" />
        <stop offset="0.55" stopColor="var(--brand)" stopOpacity="0.12" />
        <stop offset="1" stopColor="var(--brand)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="paint-shade" cx="0.34" cy="0.28" r="0.8">
        <stop stopColor="#fff" stopOpacity="0.35" />
        <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#05070c" stopOpacity="0.55" />
      </radialGradient>
      <clipPath id="paint-ball">
        <circle r="34" />
      </clipPath>
      <clipPath id="paint-screen">
        <rect x="-66" y="-140" width="132" height="280" rx="18" />
      </clipPath>
    </defs>
  </HiddenSvg>
)
