import type { Measured } from '../../bench/measure.ts'
import saved from './figures.json' with { type: 'json' }
import type { Weight } from './firstScreens.ts'

/** What a first screen weighs, and how fast it was against a plain page: figures by what they measure. */
type Figures = Record<string, number>

export const figuresOf = (
  { script, everything, requests }: Weight,
  { cold, warm, plainCold, plainWarm, tap }: Measured,
): Figures => {
  const figures = {
    'JavaScript until a tap is answered, kB': script,
    'everything, to quiet, kB': everything,
    'requests, to quiet': requests,
    'largest paint, ratio to the plain page': cold.largestPaint / plainCold.largestPaint,
    'the same, warm': warm.largestPaint / plainWarm.largestPaint,
    'layout shift': cold.shift,
    'worst tap, ms': tap,
  }
  return Object.fromEntries(
    Object.entries(figures).map(([what, figure]) => [what, Math.round(figure * 100) / 100]),
  )
}

/** Figures of each screen as `pnpm bench:web --save` last left them in the repository. */
export const lastFigures: Record<string, Figures | undefined> = saved

/** As CLS counts it: what counts as good. A part that is dropped and shown again moves the page by 0.17 and more. */
export const shiftLimit = 0.1
