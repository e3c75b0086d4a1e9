import { paint, type PaintName } from './paint.ts'

export const PlayingCard = ({ pip, colour }: { pip: string; colour: PaintName }) => (
  <g>
    <rect x="-22" y="-29" width="44" height="62" rx="6" fill="#000" opacity="0.28" />
    <rect x="-22" y="-31" width="44" height="62" rx="6" fill={paint('paper')} />
    <path d={pip} fill={paint(colour)} transform="scale(0.95)" />
    <path d={pip} fill={paint(colour)} transform="translate(-14 -21.5) scale(0.32)" />
    <path d={pip} fill={paint(colour)} transform="translate(14 21.5) rotate(180) scale(0.32)" />
  </g>
)
