import { paint, type PaintName } from './paint.ts'
import { diamond, sparkle } from './pips.ts'

export const CardBack = ({ colour = 'brand' }: { colour?: PaintName }) => (
  <g>
    <rect x="-22" y="-29" width="44" height="62" rx="6" fill="#000" opacity="0.28" />
    <rect x="-22" y="-31" width="44" height="62" rx="6" fill={paint('paper')} />
    <rect x="-18.5" y="-27.5" width="37" height="55" rx="4" fill={paint('night')} />
    <rect x="-15.5" y="-24.5" width="31" height="49" rx="3" stroke={paint(colour)} strokeWidth="1.5" />
    <path d={diamond} fill={paint(colour)} />
    <path d={sparkle} fill="#fff" transform="scale(0.5)" opacity="0.9" />
  </g>
)
