import { Bulb, Layer } from './wheelStyle.ts'

const bulbs = Array.from({ length: 24 }, (_, place) => place)

/** Parts of the wheel that do not turn. */
export const WheelRim = ({ lit }: { lit: boolean }) => (
  <Layer aria-hidden>
    <svg viewBox="-200 -200 400 400" width="100%" focusable="false">
      <defs>
        <linearGradient id="wheel-gold" x1="0.1" y1="0" x2="0.9" y2="1">
          <stop stopColor="#fff0b8" />
          <stop offset="0.35" stopColor="#d9a032" />
          <stop offset="0.6" stopColor="#8a5a10" />
          <stop offset="0.8" stopColor="#e9bd55" />
          <stop offset="1" stopColor="#7a4d0c" />
        </linearGradient>
        <radialGradient id="wheel-depth">
          <stop offset="0.2" stopColor="#fff" stopOpacity="0.08" />
          <stop offset="0.75" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.3" />
        </radialGradient>
      </defs>
      <circle r="199" fill="url(#wheel-gold)" />
      <circle r="184" fill="#14110a" />
      {bulbs.map((place) => (
        <g key={place} transform={`rotate(${place * 15 + 7.5})`}>
          <Bulb cy="-191.5" r="4" lit={lit} odd={place % 2 === 1} />
        </g>
      ))}
    </svg>
  </Layer>
)
