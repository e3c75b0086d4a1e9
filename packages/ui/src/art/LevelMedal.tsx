import { useId } from 'react'
import { Art, type ArtProps } from './Art.tsx'
import { diamond, star } from './piece/pips.ts'

const crown = 'M-17 10L-20-9-9-1 0-15 9-1 20-9 17 10zM-17 13.500h34v3.500h-34z'
const gem = 'M-16-5L-9-13H9L16-5 0 15zM-16-5H16M-9-13L-4.5-5 0 15 4.5-5 9-13'
const chevrons = 'M0-15L14-6v7L0-8-14 1v-7zM0-3L14 6v7L0 4-14 13V6z'

interface Metal {
  light: string
  mid: string
  dark: string
  deep: string
  symbol: string
  lines?: true
}

const metals: Record<1 | 2 | 3 | 4 | 5 | 6, Metal> = {
  1: { light: '#fbfcfe', mid: '#b9c1cf', dark: '#6c7689', deep: '#2b313d', symbol: star },
  2: { light: '#fff1b0', mid: '#e8b125', dark: '#8f5e06', deep: '#3a2905', symbol: star },
  3: { light: '#effcff', mid: '#8fc7d6', dark: '#3a7488', deep: '#10303b', symbol: chevrons },
  4: { light: '#e2f0ff', mid: '#62a8ff', dark: '#2450b8', deep: '#0d1f4c', symbol: gem, lines: true },
  5: { light: '#f6d9ff', mid: '#b25df0', dark: '#5f1aa0', deep: '#2a0a4d', symbol: crown },
  6: { light: '#ffd9d2', mid: '#ef4a52', dark: '#8d0f2b', deep: '#3c0614', symbol: `${crown}${diamond}` },
}

export type LevelNumber = 1 | 2 | 3 | 4 | 5 | 6

const scallop =
  'M0-46L8.3-41.7 17.6-42.5 23.6-35.3 32.5-32.5 35.3-23.6 42.5-17.6 41.7-8.3 46 0 41.7 8.3 42.5 17.6 35.3 23.6 32.5 32.5 23.6 35.3 17.6 42.5 8.3 41.7 0 46-8.3 41.7-17.6 42.5-23.6 35.3-32.5 32.5-35.3 23.6-42.5 17.6-41.7 8.3-46 0-41.7-8.3-42.5-17.6-35.3-23.6-32.5-32.5-23.6-35.3-17.6-42.5-8.3-41.700z'

/** Medal of a member level; `dim` for a level that cannot be reached yet. */
export const LevelMedal = ({
  level,
  dim = false,
  ...art
}: ArtProps & { level: LevelNumber; dim?: boolean }) => {
  const id = useId()
  const { light, mid, dark, deep, symbol, lines } = metals[level]
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
      <g opacity={dim ? 0.55 : 1}>
        <path d="M38 82L26 116 42 109 52 119 60 92zM82 82L94 116 78 109 68 119 60 92z" fill={dark} />
        <path d="M38 82L26 116 42 109 60 92zM82 82L94 116 78 109 60 92z" fill={mid} opacity="0.7" />
        <g transform="translate(60 54)">
          <path d={scallop} fill="#000" opacity="0.3" transform="translate(0 3)" />
          <path d={scallop} fill={rim} />
          <circle r="35" fill={deep} opacity="0.7" />
          <circle r="33" fill={rim} transform="rotate(180)" />
          <circle r="29" fill={`url(#${id}disc)`} />
          <g transform="scale(1.05)">
            <path d={symbol} fill="#000" opacity="0.45" transform="translate(0 2)" />
            <path d={symbol} fill={rim} />
            {lines ? <path d={symbol} stroke={light} strokeWidth="1.2" strokeLinejoin="round" /> : null}
          </g>
          <path d="M-27-10A29 29 0 0126-13C12-16-10-16-27-10z" fill="#fff" opacity="0.14" />
        </g>
      </g>
    </Art>
  )
}
