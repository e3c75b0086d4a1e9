import { Coin } from './piece/Coin.tsx'
import { Gift } from './piece/Gift.tsx'
import { heart, sparkle, star, diamond } from './piece/pips.ts'
import { PlayingCard } from './piece/PlayingCard.tsx'
import { paint, type PaintName } from './piece/paint.ts'

const slices = [0, 60, 120, 180, 240, 300]

const Wheel = () => (
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

const CardBack = ({ colour = 'brand' }: { colour?: PaintName }) => (
  <g>
    <rect x="-22" y="-29" width="44" height="62" rx="6" fill="#000" opacity="0.28" />
    <rect x="-22" y="-31" width="44" height="62" rx="6" fill={paint('paper')} />
    <rect x="-18.5" y="-27.5" width="37" height="55" rx="4" fill={paint('night')} />
    <rect x="-15.5" y="-24.5" width="31" height="49" rx="3" stroke={paint(colour)} strokeWidth="1.5" />
    <path d={diamond} fill={paint(colour)} />
    <path d={sparkle} fill="#fff" transform="scale(0.5)" opacity="0.9" />
  </g>
)

const Twinkle = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <path d={sparkle} fill="var(--brand-text)" transform={`translate(${x} ${y}) scale(${scale})`} />
)

export const WheelScene = () => (
  <>
    <g transform="translate(0 4)">
      <Wheel />
    </g>
    <Twinkle x={-46} y={-34} scale={0.9} />
    <Twinkle x={48} y={30} scale={0.6} />
  </>
)

export const FlipScene = () => (
  <>
    <g transform="translate(-24 4) rotate(-14)">
      <CardBack />
    </g>
    <g transform="translate(25 4) rotate(14)">
      <CardBack />
    </g>
    <PlayingCard pip={star} colour="gold" />
    <Twinkle x={0} y={-46} scale={0.9} />
  </>
)

export const GoodsScene = () => (
  <>
    <g transform="translate(-22 -10) rotate(-12) scale(0.92)">
      <CardBack />
    </g>
    <g transform="translate(18 -12) rotate(10) scale(0.92)">
      <PlayingCard pip={heart} colour="bad" />
    </g>
    <g transform="translate(0 26) scale(0.72)">
      <Gift />
    </g>
    <Twinkle x={46} y={-40} scale={0.8} />
  </>
)

export const CalendarScene = () => (
  <>
    <rect x="-40" y="-32" width="80" height="74" rx="12" fill="#000" opacity="0.28" />
    <rect x="-40" y="-36" width="80" height="74" rx="12" fill={paint('paper')} />
    <path d="M-40-18v-6a12 12 0 0112-12h56a12 12 0 0112 12v6z" fill={paint('brand')} />
    <path d="M-20-44v14M20-44v14" stroke={paint('steel')} strokeWidth="6" strokeLinecap="round" />
    {[-24, -8, 8, 24].map((x) => (
      <circle key={x} cx={x} cy="-4" r="5.5" fill={paint('ok')} />
    ))}
    {[-24, -8].map((x) => (
      <circle key={x} cx={x} cy="13" r="5.5" fill={paint('ok')} />
    ))}
    <circle cx="24" cy="29" r="5.5" fill="#c6cddb" />
    <g transform="translate(20 20) scale(1.1)">
      <Coin />
    </g>
    <Twinkle x={-48} y={30} scale={0.7} />
  </>
)

export const PromotionScene = () => (
  <>
    <path
      d="M-46-22a6 6 0 016-6h80a6 6 0 016 6v12a12 12 0 000 24v12a6 6 0 01-6 6h-80a6 6 0 01-6-6V14a12 12 0 000-24z"
      fill={paint('brand')}
      transform="rotate(-10)"
    />
    <path d="M-16-20l-6 44" stroke="#fff" strokeOpacity="0.6" strokeWidth="2.5" strokeDasharray="5 5" />
    <g stroke="var(--on-brand)" strokeWidth="5" strokeLinecap="round">
      <path d="M28-20L4 12" />
      <circle cx="6" cy="-14" r="6" />
      <circle cx="27" cy="6" r="6" />
    </g>
    <Twinkle x={-40} y={-42} scale={0.9} />
    <Twinkle x={48} y={40} scale={0.6} />
  </>
)

export const FilmScene = () => (
  <>
    <rect x="-46" y="-14" width="92" height="54" rx="8" fill={paint('night')} />
    <g transform="translate(-46 -16) rotate(-12)">
      <rect y="-16" width="92" height="17" rx="4" fill={paint('steel')} />
      <path d="M8-16h16L14 1H0v-4zM40-16h16L46 1H30zM72-16h16L78 1H62z" fill={paint('night')} />
    </g>
    <path
      d="M-10-2v30l26-15z"
      fill={paint('brand')}
      stroke={paint('brand')}
      strokeWidth="5"
      strokeLinejoin="round"
    />
    <Twinkle x={46} y={-40} scale={0.8} />
  </>
)

export const RewardScene = () => (
  <>
    <g transform="translate(-4 6) scale(1.12)">
      <Gift />
    </g>
    <g transform="translate(38 30) scale(0.95)">
      <Coin />
    </g>
    <Twinkle x={-44} y={-30} scale={0.9} />
    <Twinkle x={44} y={-22} scale={0.6} />
  </>
)
