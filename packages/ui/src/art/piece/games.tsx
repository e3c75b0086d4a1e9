import { paint } from './paint.ts'

const patches =
  'M0-11.500L10.9-3.6 6.8 9.3-6.8 9.3-10.9-3.600zM0-23L9-26 9-36-9-36-9-26zM21.9-7.100L27.5.5 37-2.6 31.4-19.6 22-16.500zM13.5 18.600L8 26.3 14 34.3 28.3 23.8 22.5 15.800zM-13.5 18.600L-22.5 15.8-28.3 23.8-14 34.3-8 26.300zM-21.9-7.100L-22-16.5-31.4-19.6-37-2.6-27.5.500z'
const seams =
  'M0-11.500L0-23M9-26L22-16.500M10.9-3.600L21.9-7.100M27.5.500L22.5 15.800M6.8 9.300L13.5 18.600M8 26.300L-8 26.300M-6.8 9.300L-13.5 18.600M-22.5 15.800L-27.5.500M-10.9-3.600L-21.9-7.100M-22-16.500L-9-26'

export const Ball = () => (
  <g>
    <circle r="34" fill={paint('paper')} />
    <g clipPath="url(#paint-ball)">
      <g transform="translate(-2 -3) rotate(-16)">
        <path d={patches} fill={paint('night')} />
        <path d={seams} stroke="#7d8699" strokeWidth="1.4" />
      </g>
    </g>
    <circle r="34" fill={paint('shade')} />
  </g>
)

const seven = 'M-6-8H6.500L0 9.500h-4.500L1-4H-6z'

export const SlotMachine = () => (
  <g>
    <path d="M37 4V-14" stroke={paint('steel')} strokeWidth="5" strokeLinecap="round" />
    <circle cx="37" cy="-19" r="7.5" fill={paint('bad')} />
    <circle cx="34.8" cy="-21.5" r="2.2" fill="#fff" opacity="0.6" />
    <path d="M30 2h7a4 4 0 010 10h-7z" fill={paint('steel')} />
    <path d="M-32-20a30 24 0 0164 0v52a8 8 0 01-8 8h-48a8 8 0 01-8-8z" fill={paint('brand')} />
    <path d="M-32-20a30 24 0 0164 0v5h-64z" fill="#fff" opacity="0.22" />
    <path d="M-32 22h64v10a8 8 0 01-8 8h-48a8 8 0 01-8-8z" fill="#000" opacity="0.22" />
    <path d="M-21-24a24 14 0 0142 0z" fill={paint('night')} />
    <path d="M-10-27.500h.01M0-30h.01M10-27.500h.01" stroke="#ffe9a8" strokeWidth="4" strokeLinecap="round" />
    <rect x="-27" y="-16" width="54" height="32" rx="5" fill={paint('night')} />
    {[-17.5, 0, 17.5].map((x) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <rect x="-7.5" y="-12" width="15" height="24" rx="2.5" fill={paint('paper')} />
        <path d={seven} fill={paint('bad')} transform="scale(0.85)" />
      </g>
    ))}
    <rect x="-27" y="-16" width="54" height="12" rx="5" fill="#fff" opacity="0.1" />
    <rect x="-18" y="26" width="36" height="7" rx="3.5" fill={paint('night')} />
  </g>
)
