import { useId } from 'react'

const stops = {
  brand: ['var(--brand)', 'var(--brand-strong)'],
  dark: ['var(--surface-3)', 'var(--surface-1)'],
  night: ['#2b3040', '#12141b'],
  paper: ['#ffffff', '#d5dae4'],
  info: ['#5db4ff', '#2563d8'],
  ok: ['#4ade80', '#15924a'],
  bad: ['#ff7a6b', '#c81e3a'],
  fire: ['#ff5a36', '#ffb020'],
  violet: ['#a98bff', '#5b32c9'],
  steel: ['#f1f4f9', '#98a2b5'],
  gold: ['#ffe27a', '#eda20c'],
} as const

export type PaintName = keyof typeof stops | 'glow' | 'shine' | 'shade'

/** Where a drawing finds its paints: `paint('brand')` is what goes into `fill`. */
export type Paint = (name: PaintName) => string

/** A drawing's own set of paints; ids differ so that many drawings can stand on one page. */
export const usePaints = () => {
  const id = useId()
  const paint: Paint = (name) => `url(#${id}${name})`
  const defs = (
    <defs>
      {Object.entries(stops).map(([name, [from, to]]) => (
        <linearGradient key={name} id={id + name} x1="0.2" y1="0" x2="0.7" y2="1">
          <stop stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      ))}
      <radialGradient id={`${id}glow`}>
        <stop stopColor="var(--brand)" stopOpacity="0.42" />
        <stop offset="0.55" stopColor="var(--brand)" stopOpacity="0.12" />
        <stop offset="1" stopColor="var(--brand)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}shine`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#fff" stopOpacity="0.55" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <radialGradient id={`${id}shade`} cx="0.34" cy="0.28" r="0.8">
        <stop stopColor="#fff" stopOpacity="0.35" />
        <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#05070c" stopOpacity="0.55" />
      </radialGradient>
    </defs>
  )
  return { paint, defs }
}
