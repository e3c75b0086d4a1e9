import { spade } from './pips.ts'
import { paint, type PaintName } from './paint.ts'

export const Chip = ({ colour = 'brand' }: { colour?: PaintName }) => (
  <g>
    <circle r="32" cy="5" fill="#000" opacity="0.35" />
    <circle r="32" cy="3" fill={paint(colour)} />
    <circle r="32" cy="3" fill="#000" opacity="0.35" />
    <circle r="32" fill={paint(colour)} />
    <circle r="27.5" stroke="#fff" strokeWidth="9" strokeDasharray="10.8 10.8" opacity="0.92" />
    <circle r="21.5" fill={paint('night')} />
    <circle r="18.5" stroke={paint(colour)} strokeWidth="1.5" />
    <path d={spade} fill={paint(colour)} transform="scale(0.78)" />
    <path d="M-30-9a32 32 0 0154-14C10-22-12-14-30-9z" fill="#fff" opacity="0.2" />
  </g>
)
