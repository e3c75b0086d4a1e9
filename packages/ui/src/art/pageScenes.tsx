import { Chip } from './piece/Chip.tsx'
import { sparkle } from './piece/pips.ts'
import { paint } from './piece/paint.ts'

const gear =
  'M29.4-6L37.7-4.800V4.800L29.4 6 27.3 12.4 33.3 18.3 27.7 26 20.3 22.1 14.8 26.1 16.2 34.4 7.1 37.3 3.4 29.800H-3.400L-7.1 37.3-16.2 34.4-14.8 26.1-20.3 22.1-27.7 26-33.3 18.3-27.3 12.4-29.4 6-37.7 4.800V-4.800L-29.4-6-27.3-12.4-33.3-18.3-27.7-26-20.3-22.1-14.8-26.1-16.2-34.4-7.1-37.3-3.4-29.800H3.400L7.1-37.3 16.2-34.4 14.8-26.1 20.3-22.1 27.7-26 33.3-18.3 27.3-12.400z'
const smallGear =
  'M17.4-4.500L23.7-3.800V3.800L17.4 4.5 15.5 9.2 19.4 14.1 14.1 19.4 9.2 15.5 4.5 17.4 3.8 23.700H-3.800L-4.5 17.4-9.2 15.5-14.1 19.4-19.4 14.1-15.5 9.2-17.4 4.5-23.7 3.800V-3.800L-17.4-4.5-15.5-9.2-19.4-14.1-14.1-19.4-9.2-15.5-4.5-17.4-3.8-23.700H3.800L4.5-17.4 9.2-15.5 14.1-19.4 19.4-14.1 15.5-9.200z'

const four = 'M18-44L-24 18v16H18v18h18V34h14V18H36V-44zM18 18H-3L18-14z'

const Twinkle = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <path d={sparkle} fill="var(--brand-text)" transform={`translate(${x} ${y}) scale(${scale})`} />
)

export const NotFoundScene = () => (
  <>
    {[-88, 78].map((x) => (
      <g key={x} transform={`translate(${x} 4)`}>
        <path d={four} fill="#000" opacity="0.3" transform="translate(0 5)" />
        <path d={four} fill={paint('steel')} />
        <path d="M18-44L-24 18h12L26-36V-44z" fill="#fff" opacity="0.35" />
      </g>
    ))}
    <g transform="translate(4 8) rotate(-8) scale(1.48)">
      <Chip />
    </g>
    <Twinkle x={-50} y={-66} scale={1.1} />
    <Twinkle x={64} y={-70} scale={0.8} />
    <Twinkle x={124} y={-56} scale={0.6} />
  </>
)

export const MaintenanceScene = () => (
  <>
    <g transform="translate(-22 -22) scale(1.5)">
      <path d={gear} fill="#000" opacity="0.25" transform="translate(0 3)" />
      <path d={gear} fill={paint('steel')} />
      <circle r="19" fill={paint('night')} />
      <circle r="12" fill={paint('brand')} />
    </g>
    <g transform="translate(56 16) scale(1.35)">
      <path d={smallGear} fill="#000" opacity="0.25" transform="translate(0 3)" />
      <path d={smallGear} fill={paint('brand')} />
      <circle r="9" fill={paint('night')} />
    </g>
    <path d="M-78 56v28M78 56v28" stroke={paint('night')} strokeWidth="10" strokeLinecap="round" />
    <rect x="-104" y="42" width="208" height="28" rx="8" fill={paint('night')} />
    <path
      d="M-96 70l18-28h22L-74 70zM-52 70l18-28h22L-30 70zM-8 70L10 42h22L14 70zM36 70l18-28h22L58 70zM80 70l18-28h4a6 6 0 012 3v19a6 6 0 01-6 6z"
      fill={paint('brand')}
    />
    <Twinkle x={92} y={-50} scale={1} />
  </>
)

export const OfflineScene = () => (
  <>
    <path
      d="M-64 44a34 34 0 01-4-67.500A48 48 0 0124-40a38 38 0 0140 22 32 32 0 014 62z"
      fill="#000"
      opacity="0.25"
      transform="translate(0 5)"
    />
    <path
      d="M-64 44a34 34 0 01-4-67.500A48 48 0 0124-40a38 38 0 0140 22 32 32 0 014 62z"
      fill={paint('steel')}
    />
    <path d="M-68-23.500A48 48 0 0124-40C0-40-40-30-68-23.500z" fill="#fff" opacity="0.5" />
    <path
      d="M-36-4a52 52 0 0172 0M-22 11a31 31 0 0144 0"
      stroke="#5d6678"
      strokeWidth="8"
      strokeLinecap="round"
    />
    <circle cy="26" r="6" fill="#5d6678" />
    <g transform="translate(58 46)">
      <circle r="26" cy="3" fill="#000" opacity="0.3" />
      <circle r="26" fill={paint('bad')} />
      <path d="M-9-9L9 9M9-9L-9 9" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
    </g>
    <Twinkle x={-98} y={-44} scale={0.9} />
    <Twinkle x={96} y={-36} scale={0.7} />
  </>
)

export const UnavailableScene = () => (
  <>
    {[-52, -8, 36].map((y, row) => (
      <g key={y} transform={`translate(-14 ${y})`}>
        <rect
          x="-76"
          y="-18"
          width="152"
          height="38"
          rx="9"
          fill={paint('night')}
          stroke="#fff"
          strokeOpacity="0.14"
        />
        <path d="M-75-10a9 9 0 019-7h132a9 9 0 019 7z" fill="#fff" opacity="0.08" />
        <circle cx="-56" cy="1" r="6" fill={paint(row === 1 ? 'fire' : 'ok')} />
        <circle cx="-38" cy="1" r="6" fill={paint(row === 1 ? 'bad' : 'ok')} />
        <path
          d="M2 1h54"
          stroke="#fff"
          strokeOpacity="0.28"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray="14 12"
        />
      </g>
    ))}
    <g transform="translate(70 38)">
      <path
        d="M-6-36a7 7 0 0112 0L38 22a7 7 0 01-6 10h-64a7 7 0 01-6-10z"
        fill="#000"
        opacity="0.3"
        transform="translate(0 4)"
      />
      <path d="M-6-36a7 7 0 0112 0L38 22a7 7 0 01-6 10h-64a7 7 0 01-6-10z" fill={paint('gold')} />
      <path d="M0-16V6M0 18h.01" stroke="#3a2a05" strokeWidth="7" strokeLinecap="round" />
    </g>
    <Twinkle x={92} y={-48} scale={1} />
  </>
)

export const OldBrowserScene = () => (
  <>
    <rect
      x="-104"
      y="-70"
      width="192"
      height="136"
      rx="14"
      fill="#000"
      opacity="0.25"
      transform="translate(0 5)"
    />
    <rect x="-104" y="-70" width="192" height="136" rx="14" fill={paint('paper')} />
    <path d="M-104-56a14 14 0 0114-14H74a14 14 0 0114 14v16h-192z" fill={paint('night')} />
    <path d="M-88-55h.010M-74-55h.010M-60-55h.01" stroke="#8c95a8" strokeWidth="8" strokeLinecap="round" />
    <rect x="-42" y="-62" width="112" height="14" rx="7" fill="#fff" opacity="0.16" />
    <path
      d="M-84-16h64M-84 2h48M-84 20h58M-84 38h36"
      stroke="#b4bccb"
      strokeWidth="8"
      strokeLinecap="round"
    />
    <g transform="translate(52 24)">
      <circle r="46" cy="4" fill="#000" opacity="0.28" />
      <circle r="46" fill={paint('brand')} />
      <path d="M-43-16A46 46 0 0142-19C20-26-20-24-43-16z" fill="#fff" opacity="0.25" />
      <path
        d="M0 22V-18M-17-3L0-20 17-3"
        stroke="var(--on-brand)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
    <Twinkle x={112} y={-44} scale={1} />
  </>
)
