import { paint, type PaintName } from './paint.ts'

export const LottoBall = ({ colour, figure }: { colour: PaintName; figure: string }) => (
  <g>
    <circle r="24" fill={paint(colour)} />
    <circle r="13.5" cx="1" cy="1" fill={paint('paper')} />
    <text
      x="1"
      y="1"
      dy="0.350em"
      textAnchor="middle"
      fontFamily="Kanit, sans-serif"
      fontWeight="600"
      fontSize="19"
      fill="#171a22"
    >
      {figure}
    </text>
    <circle r="24" fill={paint('shade')} />
  </g>
)
