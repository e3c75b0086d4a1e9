/** All colours that components may use: custom properties computed from the brand's palette. */
const colour = {
  bg: 'var(--bg)',
  surface1: 'var(--surface-1)',
  surface2: 'var(--surface-2)',
  surface3: 'var(--surface-3)',
  control: 'var(--control)',
  controlEdge: 'var(--control-edge)',
  cardEdge: 'var(--card-edge)',
  border: 'var(--border)',
  borderStrong: 'var(--border-strong)',
  text: 'var(--text)',
  textMuted: 'var(--text-muted)',
  brand: 'var(--brand)',
  brandStrong: 'var(--brand-strong)',
  onBrand: 'var(--on-brand)',
  brandText: 'var(--brand-text)',
  brandSoft: 'var(--brand-soft)',
  info: 'var(--info)',
  infoSoft: 'var(--info-soft)',
  ok: 'var(--ok)',
  okSoft: 'var(--ok-soft)',
  warn: 'var(--warn)',
  warnSoft: 'var(--warn-soft)',
  bad: 'var(--bad)',
  badSoft: 'var(--bad-soft)',
  onStatus: 'var(--on-status)',
  focus: 'var(--focus)',
  shadow: 'var(--shadow)',
  glow: 'var(--glow)',
  scrim: 'var(--scrim)',
} as const

export const token = {
  ...colour,
  radiusS: 'var(--radius-s)',
  radiusM: 'var(--radius-m)',
  radiusL: 'var(--radius-l)',
  fontBody: 'var(--font-body)',
  fontDisplay: 'var(--font-display)',
  content: 'var(--content)',
  barHeight: 'var(--bar-height)',
} as const

export const space = (steps: number): string => `${steps * 4}px`

/** Media query of the desktop layout (side rail, no bottom bar). */
export const desktop = '@media (min-width: 60em)'
export const tablet = '@media (min-width: 600px)'

/** Declarations of a row that scrolls sideways, without a bar. */
export const scrollSideways = `
  overflow-x: auto;
  -webkit-overflow-scrolling: touch;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
`
