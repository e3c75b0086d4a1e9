/** Start and end colour of each gradient. */
export const paints = {
  brand: ['var(--brand)', 'var(--brand-strong)'],
  dark: ['var(--surface-3)', 'var(--surface-1)'],
  night: ['#2b3040', '#12141b'],
  paper: ['#ffffff', '#d5dae4'],
  info: ['#5db4ff', '#2563d8'],
  ok: ['#4ade80', '#15924a'],
  bad: ['#ff7a6b', '#c81e3a'],
  fire: ['#ff5a36', '#ffb020'],
  steel: ['#f1f4f9', '#98a2b5'],
  gold: ['#ffe27a', '#eda20c'],
} as const

export type PaintName = keyof typeof paints

/** Returns the value for `fill` or `stroke`: a gradient, or the shared glow or shade. */
export const paint = (name: PaintName | 'glow' | 'shade'): string => `url(#paint-${name})`
