import { Coin } from './piece/Coin.tsx'
import { sparkle } from './piece/pips.ts'
import { Slip } from './piece/Slip.tsx'
import { Wallet } from './piece/Wallet.tsx'
import { paint } from './piece/paint.ts'

const Twinkle = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <path d={sparkle} fill="var(--brand-text)" transform={`translate(${x} ${y}) scale(${scale})`} />
)

export const HistoryScene = () => (
  <>
    <rect
      x="-58"
      y="-50"
      width="92"
      height="112"
      rx="12"
      fill={paint('dark')}
      stroke="var(--border-strong)"
      strokeWidth="1.5"
    />
    {[-28, 0, 28].map((y) => (
      <g key={y} transform={`translate(0 ${y})`}>
        <circle cx="-40" r="9" fill="var(--brand-soft)" stroke="var(--brand-text)" strokeWidth="1.5" />
        <path
          d="M-22-3h38M-22 6h22"
          stroke="var(--text-muted)"
          strokeWidth="5"
          strokeLinecap="round"
          opacity="0.55"
        />
      </g>
    ))}
    <g transform="translate(38 32)">
      <circle r="29" fill="#000" opacity="0.25" cy="3" />
      <circle r="29" fill={paint('brand')} />
      <circle r="22" fill={paint('paper')} />
      <path d="M0-13V1l9 6" stroke="#1b1f2a" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    </g>
    <Twinkle x={62} y={-42} scale={1} />
    <Twinkle x={-78} y={14} scale={0.6} />
  </>
)

export const SlipScene = () => (
  <>
    <g transform="translate(-8 -2) rotate(-5) scale(0.98)">
      <Slip done={false} />
    </g>
    <g transform="translate(44 36)">
      <circle r="25" fill="#000" opacity="0.25" cy="3" />
      <circle r="25" fill={paint('brand')} />
      <path d="M0-10v20M-10 0h20" stroke="var(--on-brand)" strokeWidth="5" strokeLinecap="round" />
    </g>
    <Twinkle x={64} y={-40} scale={0.9} />
    <Twinkle x={-80} y={24} scale={0.6} />
  </>
)

export const WithdrawalScene = () => (
  <>
    <g transform="translate(-2 20) scale(0.92)">
      <Wallet />
    </g>
    <g transform="translate(46 -48)">
      <Coin />
    </g>
    <g transform="translate(-62 -44) scale(0.65)">
      <Coin />
    </g>
    <Twinkle x={76} y={-16} scale={0.8} />
    <Twinkle x={-84} y={4} scale={0.6} />
  </>
)

export const AnnouncementScene = () => (
  <>
    <g transform="rotate(-12)">
      <path d="M-14 18l10 34a6 6 0 006 4h10a5 5 0 005-6L8 22z" fill={paint('night')} />
      <path d="M-52-14h26v38h-26a12 12 0 01-12-12v-14a12 12 0 0112-12z" fill={paint('night')} />
      <path d="M-30-16L34-50V60L-30 26z" fill={paint('brand')} />
      <path d="M-30-16L34-50V-20L-30-2z" fill="#fff" opacity="0.22" />
      <ellipse cx="35" cy="5" rx="13" ry="55" fill={paint('brand')} />
      <ellipse cx="35" cy="5" rx="13" ry="55" fill="#000" opacity="0.28" />
      <ellipse cx="36" cy="5" rx="8.5" ry="46" fill={paint('night')} />
    </g>
    <path
      d="M62-30c5 5 8 12 8 20M74-44c9 9 14 21 14 34"
      stroke="var(--brand-text)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <Twinkle x={-66} y={-44} scale={0.9} />
  </>
)
