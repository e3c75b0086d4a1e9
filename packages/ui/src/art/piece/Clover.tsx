import { heart } from './pips.ts'
import { paint } from './paint.ts'

export const Clover = () => (
  <g>
    <path d="M2 4c2 6 5 10 10 13" stroke={paint('ok')} strokeWidth="3.5" strokeLinecap="round" />
    {[0, 90, 180, 270].map((angle) => (
      <path
        key={angle}
        d={heart}
        fill={paint('ok')}
        transform={`rotate(${angle}) translate(0 -9.5) scale(0.68)`}
      />
    ))}
    <circle r="2.2" fill="#fff" opacity="0.6" />
  </g>
)
