import { Art, type ArtProps } from './Art.tsx'
import { HeroPhone } from './HeroPhone.tsx'
import { Ball } from './piece/games.tsx'
import { Chip } from './piece/Chip.tsx'
import { Coin } from './piece/Coin.tsx'
import { heart, spade, sparkle } from './piece/pips.ts'
import { PlayingCard } from './piece/PlayingCard.tsx'
import { paint } from './piece/paint.ts'

const coins = [
  [62, 96, 1.1, -20],
  [436, 150, 1.3, 18],
  [404, 58, 0.8, -12],
  [30, 214, 0.75, 24],
  [448, 262, 0.7, -8],
  [118, 42, 0.65, 10],
] as const

const stars = [
  [150, 84, 1.2],
  [372, 106, 1],
  [52, 150, 0.8],
  [344, 34, 0.9],
  [452, 206, 0.9],
] as const

export const Hero = (art: ArtProps) => (
  <Art width={480} height={400} {...art}>
    <ellipse cx="240" cy="190" rx="238" ry="188" fill={paint('glow')} />
    <g stroke={paint('brand')}>
      <circle cx="240" cy="186" r="150" strokeOpacity="0.22" strokeWidth="1.5" />
      <circle cx="240" cy="186" r="186" strokeOpacity="0.14" strokeWidth="1.5" strokeDasharray="2 10" />
      <path
        d="M96 226a150 150 0 01102-184M384 146a150 150 0 01-60 164"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
    <ellipse cx="240" cy="354" rx="190" ry="30" fill={paint('brand')} opacity="0.16" />
    <ellipse cx="240" cy="350" rx="140" ry="20" fill={paint('brand')} opacity="0.22" />
    <ellipse cx="240" cy="348" rx="104" ry="13" fill="#000" opacity="0.45" />
    <g transform="translate(126 168) rotate(-26) scale(1.35)">
      <PlayingCard pip={heart} colour="bad" />
    </g>
    <g transform="translate(152 148) rotate(-8) scale(1.35)">
      <PlayingCard pip={spade} colour="night" />
    </g>
    <g transform="translate(246 190) rotate(5)">
      <HeroPhone />
    </g>
    <g transform="translate(374 214) rotate(14) scale(1.2)">
      <Chip colour="info" />
    </g>
    <g transform="translate(360 304) scale(1.48)">
      <Chip />
    </g>
    <g transform="translate(122 290) scale(1.72)">
      <Ball />
    </g>
    {coins.map(([x, y, scale, turn]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
        <Coin />
      </g>
    ))}
    {stars.map(([x, y, scale]) => (
      <path
        key={`${x} ${y}`}
        d={sparkle}
        fill="var(--brand-text)"
        transform={`translate(${x} ${y}) scale(${scale})`}
      />
    ))}
  </Art>
)
