import { Ball, SlotMachine } from './piece/games.tsx'
import { Chip } from './piece/Chip.tsx'
import { Coin } from './piece/Coin.tsx'
import { diamond, heart, spade, sparkle } from './piece/pips.ts'
import { PlayingCard } from './piece/PlayingCard.tsx'
import { paint, type PaintName } from './piece/paint.ts'

const Fish = () => (
  <g>
    <path d="M-26 1C-34-8-40-15-48-18-46-8-46 10-48 22-39 18-32 11-26 1z" fill={paint('brand')} />
    <path d="M-26 1C-34-8-40-15-48-18-46-8-46 10-48 22-39 18-32 11-26 1z" fill="#000" opacity="0.25" />
    <path d="M-12-16C-8-31 8-34 18-29 14-25 12-21 11-16z" fill={paint('fire')} />
    <path d="M-8 20C-8 30 0 35 8 35 7 30 8 25 10 21z" fill={paint('fire')} />
    <path d="M-32 2C-22-20 8-28 30-8 34-4 37 0 38 2 37 5 33 9 29 12 8 29-22 24-32 2z" fill={paint('brand')} />
    <path
      d="M-6-19C-13-7-13 12-6 22-1 23.5 4 24 9 23 1 11 1-8 10-20 4-20.5-1-20-6-19z"
      fill="#fff"
      opacity="0.35"
    />
    <path
      d="M-19-13c-5 9-5 19 0 28"
      stroke="#fff"
      strokeOpacity="0.3"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M-32 2C-22-20 8-28 30-8 10-16-14-12-32 2z" fill="#fff" opacity="0.2" />
    <path d="M-32 2c8 12 30 20 61 10C8 29-22 24-32 2z" fill="#000" opacity="0.16" />
    <path d="M4 6c6-2 10 1 10 5-4 3-9 3-12 0z" fill={paint('fire')} />
    <circle cx="23" cy="-3" r="6" fill="#fff" />
    <circle cx="24.5" cy="-2.5" r="3.2" fill="#12141b" />
    <circle cx="25.6" cy="-3.8" r="1.1" fill="#fff" />
    <path
      d="M37 3c-3 2-6 2-8 1"
      stroke="#12141b"
      strokeOpacity="0.5"
      strokeWidth="1.6"
      strokeLinecap="round"
    />
  </g>
)

const LottoBall = ({ colour, figure }: { colour: PaintName; figure: string }) => (
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

const Sparkles = ({ at }: { at: readonly (readonly [x: number, y: number, scale: number])[] }) => (
  <>
    {at.map(([x, y, scale]) => (
      <path
        key={`${x} ${y}`}
        d={sparkle}
        fill="var(--brand-text)"
        transform={`translate(${x} ${y}) scale(${scale})`}
      />
    ))}
  </>
)

export const SportScene = () => (
  <>
    <path d="M-52 18C-38 12-28 2-22-12L-8 20C-24 30-40 28-52 18z" fill={paint('brand')} opacity="0.25" />
    <path
      d="M-54-2C-44-4-36-10-31-18M-56 12C-48 11-40 7-34 1M-50 26c6-1 11-3 15-6"
      stroke={paint('brand')}
      strokeWidth="4"
      strokeLinecap="round"
    />
    <g transform="translate(10 4) scale(1.18)">
      <Ball />
    </g>
    <Sparkles
      at={[
        [-20, -42, 0.9],
        [-42, -30, 0.5],
      ]}
    />
  </>
)

export const CasinoScene = () => (
  <>
    <g transform="translate(22 -14) scale(0.86)">
      <Chip colour="bad" />
    </g>
    <g transform="translate(-10 10) scale(1.08)">
      <Chip />
    </g>
    <Sparkles
      at={[
        [-32, -38, 1],
        [46, 30, 0.7],
      ]}
    />
  </>
)

export const FishingScene = () => (
  <>
    <circle
      cx="4"
      cy="0"
      r="46"
      stroke={paint('info')}
      strokeWidth="2.5"
      strokeDasharray="52 20.3"
      strokeDashoffset="26"
    />
    <path
      d="M4-52v14M4 38v14M-48 0h14M42 0h14"
      stroke={paint('info')}
      strokeWidth="3.5"
      strokeLinecap="round"
    />
    <g transform="translate(6 0) rotate(-10) scale(0.92)">
      <Fish />
    </g>
    <circle cx="40" cy="-30" r="5" stroke="#8fd0ff" strokeWidth="2" />
    <circle cx="-30" cy="32" r="3.5" stroke="#8fd0ff" strokeWidth="2" />
    <circle cx="-22" cy="40" r="2" fill="#8fd0ff" />
  </>
)

export const CardScene = () => (
  <g transform="translate(0 4)">
    <g transform="translate(-21 2) rotate(-20)">
      <PlayingCard pip={diamond} colour="bad" />
    </g>
    <g transform="translate(22 2) rotate(20)">
      <PlayingCard pip={heart} colour="bad" />
    </g>
    <g transform="translate(0 -4) scale(1.12)">
      <PlayingCard pip={spade} colour="night" />
    </g>
    <Sparkles
      at={[
        [-42, -36, 0.8],
        [44, -34, 0.6],
      ]}
    />
  </g>
)

export const LottoScene = () => (
  <>
    <g transform="translate(0 -21)">
      <LottoBall colour="brand" figure="9" />
    </g>
    <g transform="translate(-24 20)">
      <LottoBall colour="info" figure="3" />
    </g>
    <g transform="translate(24 20)">
      <LottoBall colour="bad" figure="7" />
    </g>
    <Sparkles
      at={[
        [-36, -26, 1],
        [38, -30, 0.6],
        [0, 48, 0.5],
      ]}
    />
  </>
)

export const HotScene = () => (
  <>
    <path
      d="M2-50C8-34 32-22 34 10 36 34 20 47 0 47-20 47-36 34-34 9-33-6-25-15-20-25-18-15-13-11-9-11-11-25-8-40 2-50z"
      fill={paint('fire')}
    />
    <path
      d="M2-50C8-34 32-22 34 10 36 34 20 47 0 47 16 30 14 6 4-8-4-20-4-36 2-50z"
      fill="#fff"
      opacity="0.12"
    />
    <path
      d="M3-16C7-4 20 4 20 21 20 36 11 43 0 43-12 43-20 34-18 22-17 13-9 8-7-1-3 4-1 5 2 5 2-3 0-9 3-16z"
      fill={paint('gold')}
    />
    <path
      d="M1 14c3 6 9 9 9 17 0 7-4 10-10 10s-10-4-9-10c1-5 5-7 6-12 1 2 2 3 4 3-.5-3-.5-5 0-8z"
      fill="#fff"
      opacity="0.85"
    />
    <Sparkles
      at={[
        [-38, -30, 0.7],
        [40, -26, 0.9],
      ]}
    />
  </>
)

export const SlotScene = () => (
  <>
    <g transform="translate(-3 1) scale(1.12)">
      <SlotMachine />
    </g>
    <g transform="translate(-38 32) scale(0.8)">
      <Coin />
    </g>
    <g transform="translate(34 38) scale(0.62)">
      <Coin />
    </g>
    <Sparkles at={[[-42, -28, 0.8]]} />
  </>
)
