import { diamond, star } from './piece/pips.ts'

const crown = 'M-17 10L-20-9-9-1 0-15 9-1 20-9 17 10zM-17 13.500h34v3.500h-34z'
const gem = 'M-16-5L-9-13H9L16-5 0 15zM-16-5H16M-9-13L-4.5-5 0 15 4.5-5 9-13'
const chevrons = 'M0-15L14-6v7L0-8-14 1v-7zM0-3L14 6v7L0 4-14 13V6z'

export interface Metal {
  light: string
  mid: string
  dark: string
  deep: string
  symbol: string
  lines?: true
}

export const metals: Record<1 | 2 | 3 | 4 | 5 | 6, Metal> = {
  1: { light: '#fbfcfe', mid: '#b9c1cf', dark: '#6c7689', deep: '#2b313d', symbol: star },
  2: { light: '#fff1b0', mid: '#e8b125', dark: '#8f5e06', deep: '#3a2905', symbol: star },
  3: { light: '#effcff', mid: '#8fc7d6', dark: '#3a7488', deep: '#10303b', symbol: chevrons },
  4: { light: '#e2f0ff', mid: '#62a8ff', dark: '#2450b8', deep: '#0d1f4c', symbol: gem, lines: true },
  5: { light: '#f6d9ff', mid: '#b25df0', dark: '#5f1aa0', deep: '#2a0a4d', symbol: crown },
  6: { light: '#ffd9d2', mid: '#ef4a52', dark: '#8d0f2b', deep: '#3c0614', symbol: `${crown}${diamond}` },
}
