import { paint, type PaintName } from './paint.ts'

export const Gift = ({ colour = 'brand' }: { colour?: PaintName }) => (
  <g>
    <rect x="-28" y="-8" width="56" height="42" rx="6" fill={paint('night')} />
    <rect x="-28" y="-8" width="56" height="42" rx="6" fill={paint(colour)} opacity="0.55" />
    <rect x="-33" y="-18" width="66" height="17" rx="5" fill={paint(colour)} />
    <path d="M-33-13a5 5 0 015-5h56a5 5 0 015 5v2h-66z" fill="#fff" opacity="0.25" />
    <path d="M-6-18H6v52H-6z" fill={paint('paper')} />
    <path
      d="M0-18c-18 2-26-4-24-12s17-6 24 12zM0-18c18 2 26-4 24-12s-17-6-24 12z"
      stroke={paint('paper')}
      strokeWidth="6"
      strokeLinejoin="round"
    />
  </g>
)
