import type { ReactNode } from 'react'
import { Art } from './Art.tsx'
import { paint } from './piece/paint.ts'

export type CareName = 'age' | 'terms' | 'privacy' | 'news' | 'shield' | 'safe' | 'passkey'

const tick = (
  <path
    d="M-6 .5L-2 4.500 6-4.500"
    stroke="#fff"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)

const shield = (
  <>
    <path d="M32 6l23 8v15c0 15-9 24-23 30C18 53 9 44 9 29V14z" fill={paint('brand')} />
    <path d="M32 6l23 8v15c0 15-9 24-23 30z" fill="#000" opacity="0.16" />
    <path d="M32 11l18 6v12c0 12-7 19-18 24z" fill="#fff" opacity="0.12" />
  </>
)

const scenes: Record<CareName, (text: string) => ReactNode> = {
  age: (text) => (
    <>
      <circle cx="32" cy="32" r="25" fill={paint('bad')} />
      <circle cx="32" cy="32" r="19" fill={paint('paper')} />
      <text x="32" y="38" textAnchor="middle" fontSize="16" fontWeight="700" fill="#1b1f2a">
        {text}
      </text>
    </>
  ),
  terms: () => (
    <>
      <path d="M13 12a5 5 0 015-5h28a5 5 0 015 5v40a5 5 0 01-5 5H18a5 5 0 01-5-5z" fill={paint('paper')} />
      <path d="M13 12a5 5 0 015-5h28a5 5 0 015 5v6H13z" fill={paint('brand')} />
      <path d="M20 27h24M20 35h24M20 43h12" stroke="#9aa3b5" strokeWidth="3.500" strokeLinecap="round" />
      <g transform="translate(47 49)">
        <circle r="12" fill="#fff" />
        <circle r="10" fill={paint('ok')} />
        {tick}
      </g>
    </>
  ),
  privacy: () => (
    <>
      {shield}
      <path d="M26 30v-5a6 6 0 0112 0v5" stroke="#fff" strokeWidth="3.500" />
      <rect x="22" y="29" width="20" height="15" rx="4" fill={paint('paper')} />
      <circle cx="32" cy="36.500" r="2.500" fill="#1b1f2a" />
    </>
  ),
  news: () => (
    <>
      <circle cx="32" cy="50" r="6" fill={paint('steel')} />
      <path d="M32 9c11 0 16 8 16 17v11l6 9H10l6-9V26c0-9 5-17 16-17z" fill={paint('gold')} />
      <path d="M32 9c11 0 16 8 16 17v11l6 9H32z" fill="#000" opacity="0.12" />
      <circle cx="48" cy="15" r="9" fill="#fff" />
      <circle cx="48" cy="15" r="7" fill={paint('bad')} />
    </>
  ),
  shield: () => shield,
  passkey: () => (
    <>
      <rect x="16" y="4" width="32" height="56" rx="7" fill={paint('night')} />
      <rect x="19" y="7" width="26" height="50" rx="4.500" fill={paint('brand')} />
      <path d="M28 9.500h8" stroke={paint('night')} strokeWidth="3" strokeLinecap="round" />
      <g stroke="var(--on-brand)" strokeWidth="2" strokeLinecap="round">
        <path d="M24.500 30a8 8 0 0113-5M39.500 29.500c.600 4 .300 8-1 11.500" />
        <path d="M24.500 35c.300 2 .200 3.500-.300 5M28 43c1-3.500 1-7 .500-11a3.700 3.700 0 017.300-.500c.500 4.500 0 9-1.300 13" />
        <path d="M32 32c.600 4.500.300 9-1 13.500" />
      </g>
    </>
  ),
  safe: () => (
    <>
      {shield}
      <g transform="translate(32 33) scale(1.9)">{tick}</g>
    </>
  ),
}

/** Picture of what a member agrees to, or of what protects them; `text` is the age, such as `20+`. */
export const CareArt = ({ name, text = '' }: { name: CareName; text?: string }) => (
  <Art width={64} height={64}>
    <circle cx="32" cy="32" r="32" fill={paint('glow')} />
    {scenes[name](text)}
  </Art>
)
