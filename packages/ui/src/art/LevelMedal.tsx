import { useId } from 'react'
import { Art, type ArtProps } from './Art.tsx'
import { star } from './piece/pips.ts'

const crown = 'M-17 10L-20-9-9-1 0-15 9-1 20-9 17 10zM-17 13.500h34v3.500h-34z'
const chevrons = 'M0-15L14-6v7L0-8-14 1v-7zM0-3L14 6v7L0 4-14 13V6z'
const facets = 'M-31-9H31M-16-28L-11-9 0 32 11-9 16-28M-11-9L0-28 11-9'

const coin = 'M0-47A47 47 0 010 47 47 47 0 010-47z'
const rosette =
  'M0-46L8.3-41.7 17.6-42.5 23.6-35.3 32.5-32.5 35.3-23.6 42.5-17.6 41.7-8.3 46 0 41.7 8.3 42.5 17.6 35.3 23.6 32.5 32.5 23.6 35.3 17.6 42.5 8.3 41.7 0 46-8.3 41.7-17.6 42.5-23.6 35.3-32.5 32.5-35.3 23.6-42.5 17.6-41.7 8.3-46 0-41.7-8.3-42.5-17.6-35.3-23.6-32.5-32.5-23.6-35.3-17.6-42.5-8.3-41.700z'
const shield = 'M0-52C13-44 28-41 43-42V-4C43 23 24 42 0 52-24 42-43 23-43-4V-42C-28-41-13-44 0-52z'
const gem = 'M-28-46H28L54-14 0 54-54-14z'
const sun =
  'M0-54L14.900-36 38.200-38.200 36-14.900 54 0 36 14.900 38.200 38.200 14.900 36 0 54-14.900 36-38.200 38.200-36 14.900-54 0-36-14.900-38.200-38.200-14.900-36z'

interface Medal {
  light: string
  mid: string
  dark: string
  deep: string
  shape: string
  symbol: string
  /** What surrounds the shape. */
  around?: 'ribbons' | 'laurels'
  lines?: true
}

// Each has an outline of its own: colours alone are not told apart by everybody, nor at the size of a badge.
const medals: Record<1 | 2 | 3 | 4 | 5 | 6, Medal> = {
  1: { light: '#fbfcfe', mid: '#b9c1cf', dark: '#6c7689', deep: '#2b313d', shape: coin, symbol: star },
  2: {
    light: '#fff1b0',
    mid: '#e8b125',
    dark: '#8f5e06',
    deep: '#3a2905',
    shape: rosette,
    symbol: star,
    around: 'ribbons',
  },
  3: { light: '#effcff', mid: '#8fc7d6', dark: '#3a7488', deep: '#10303b', shape: shield, symbol: chevrons },
  4: {
    light: '#e2f0ff',
    mid: '#62a8ff',
    dark: '#2450b8',
    deep: '#0d1f4c',
    shape: gem,
    symbol: facets,
    lines: true,
  },
  5: { light: '#f6d9ff', mid: '#b25df0', dark: '#5f1aa0', deep: '#2a0a4d', shape: sun, symbol: crown },
  6: {
    light: '#ffd9d2',
    mid: '#ef4a52',
    dark: '#8d0f2b',
    deep: '#3c0614',
    shape: coin,
    symbol: star,
    around: 'laurels',
  },
}

export type LevelNumber = keyof typeof medals

const Ribbons = ({ mid, dark }: Medal) => (
  <>
    <path d="M-22 28L-34 62-18 55-8 65 0 38zM22 28L34 62 18 55 8 65 0 38z" fill={dark} />
    <path d="M-22 28L-34 62-18 55 0 38zM22 28L34 62 18 55 0 38z" fill={mid} opacity="0.7" />
  </>
)

const leaves = [44, 68, 92, 116, 140, 164]

/** A golden wreath, and a crown above it. */
const Laurels = () => (
  <g stroke="#6b4503" strokeWidth="1.2" strokeLinejoin="round">
    {[-1, 1].flatMap((side) =>
      leaves.map((angle) => (
        <path
          key={side * angle}
          d="M0 8C9 3 10-8 0-18-10-8-9 3 0 8z"
          fill={angle % 48 === 44 ? '#ffe28a' : '#e8b125'}
          transform={`rotate(${side * angle}) translate(0 -43) rotate(${side * -62})`}
        />
      )),
    )}
    <path d={crown} fill="#ffd75e" transform="translate(0 -42) scale(1.05)" />
  </g>
)

/** Medal of a member level; `dim` for a level that cannot be reached yet. */
export const LevelMedal = ({
  level,
  dim = false,
  ...art
}: ArtProps & { level: LevelNumber; dim?: boolean }) => {
  const id = useId()
  const medal = medals[level]
  const { light, mid, dark, deep, shape, symbol, around, lines } = medal
  const rim = `url(#${id}rim)`
  return (
    <Art width={120} height={120} {...art}>
      <defs>
        <linearGradient id={`${id}rim`} x1="0.15" y1="0" x2="0.85" y2="1">
          <stop stopColor={light} />
          <stop offset="0.45" stopColor={mid} />
          <stop offset="0.55" stopColor={dark} />
          <stop offset="0.75" stopColor={mid} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
        <radialGradient id={`${id}disc`} cx="0.4" cy="0.3" r="0.9">
          <stop stopColor={dark} />
          <stop offset="1" stopColor={deep} />
        </radialGradient>
      </defs>
      <g opacity={dim ? 0.55 : 1} transform={`translate(60 ${around === 'ribbons' ? 54 : 60})`}>
        {around === 'ribbons' ? <Ribbons {...medal} /> : null}
        {around === 'laurels' ? <Laurels /> : null}
        <g transform={around === 'laurels' ? 'translate(0 6) scale(0.72)' : undefined}>
          <path d={shape} fill="#000" opacity="0.3" transform="translate(0 3)" />
          <path d={shape} fill={rim} />
          <path d={shape} fill={deep} opacity="0.7" transform="scale(0.78)" />
          <path d={shape} fill={rim} transform="scale(-0.74 0.74)" />
          <path d={shape} fill={`url(#${id}disc)`} transform="scale(0.65)" />
          {lines ? (
            <path d={symbol} stroke={light} strokeWidth="2.2" strokeLinejoin="round" />
          ) : (
            <g transform={around === 'laurels' ? 'scale(1.3)' : 'scale(1.05)'}>
              <path d={symbol} fill="#000" opacity="0.45" transform="translate(0 2)" />
              <path d={symbol} fill={rim} />
            </g>
          )}
          <path d="M-27-10A29 29 0 0126-13C12-16-10-16-27-10z" fill="#fff" opacity="0.14" />
        </g>
      </g>
    </Art>
  )
}
