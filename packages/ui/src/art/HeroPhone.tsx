import { SlotMachine } from './piece/games.tsx'
import { paint } from './piece/paint.ts'

export const HeroPhone = () => (
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
