import { paint } from './paint.ts'
import { sparkle } from './pips.ts'

const slices = [0, 60, 120, 180, 240, 300]

export const Wheel = () => (
  <g>
    <circle r="42" cy="4" fill="#000" opacity="0.3" />
    <circle r="42" fill={paint('gold')} />
    <circle r="36" fill={paint('night')} />
    {slices.map((angle, place) => (
      <path
        key={angle}
        d="M0 0L0-36A36 36 0 0131.18-18z"
        fill={paint(place % 2 ? 'paper' : 'brand')}
        opacity={place % 2 ? 0.92 : 1}
        transform={`rotate(${angle})`}
      />
    ))}
    {slices.map((angle) => (
      <circle key={angle} r="2.2" cy="-39" fill="#fff" transform={`rotate(${angle + 30})`} />
    ))}
    <circle r="11" fill={paint('gold')} />
    <path d={sparkle} fill="#fff" transform="scale(0.7)" />
    <path d="M-8-52H8L0-32z" fill={paint('bad')} stroke="#fff" strokeWidth="1.5" strokeLinejoin="round" />
  </g>
)
