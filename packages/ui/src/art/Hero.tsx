import { Art, type ArtProps } from './Art.tsx'
import { Ball, SlotMachine } from './piece/games.tsx'
import { Chip } from './piece/Chip.tsx'
import { Coin } from './piece/Coin.tsx'
import { heart, spade, sparkle } from './piece/pips.ts'
import { PlayingCard } from './piece/PlayingCard.tsx'
import { paint } from './piece/paint.ts'

const HeroPhone = () => (
  <g>
    <rect
      x="-75"
      y="-149"
      width="150"
      height="298"
      rx="27"
      fill="#000"
      opacity="0.4"
      transform="translate(4 7)"
    />
    <rect x="-75" y="-149" width="150" height="298" rx="27" fill={paint('steel')} />
    <rect x="-72.5" y="-146.5" width="145" height="293" rx="25" fill="#07080c" />
    <g clipPath="url(#paint-screen)">
      <rect x="-66" y="-140" width="132" height="280" fill={paint('night')} />
      <circle cy="-20" r="120" fill={paint('glow')} />
      <rect x="-54" y="-112" width="108" height="58" rx="12" fill={paint('brand')} />
      <path d="M-54-100a12 12 0 0112-12h84a12 12 0 0112 12v6c-30-8-74-4-108 14z" fill="#fff" opacity="0.22" />
      <path
        d="M-42-96h34"
        stroke="var(--on-brand)"
        strokeOpacity="0.55"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M-42-78h58" stroke="var(--on-brand)" strokeWidth="9" strokeLinecap="round" />
      <circle cx="38" cy="-70" r="8" fill="var(--on-brand)" opacity="0.16" />
      <g transform="translate(0 14) scale(1.12)">
        <SlotMachine />
      </g>
      <rect x="-54" y="74" width="50" height="26" rx="8" fill={paint('brand')} />
      <path d="M-40 87h22" stroke="var(--on-brand)" strokeWidth="5" strokeLinecap="round" />
      <rect x="4" y="74" width="50" height="26" rx="8" fill="#fff" opacity="0.12" />
      <path d="M18 87h22" stroke="#fff" strokeOpacity="0.75" strokeWidth="5" strokeLinecap="round" />
      <path d="M-66 112H66V140H-66z" fill="#fff" opacity="0.06" />
      <path
        d="M-46 126h.010M-23 126h.010M23 126h.010M46 126h.01"
        stroke="#fff"
        strokeOpacity="0.45"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <circle cy="122" r="13" fill={paint('brand')} />
      <path d="M-66-140H10L-66 60z" fill="#fff" opacity="0.05" />
    </g>
    <rect x="-18" y="-135" width="36" height="9" rx="4.5" fill="#07080c" />
  </g>
)

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
