import type { Measured } from '../../bench/measure.ts'
import type { Packages } from './byPackage.ts'
import saved from './figures.json' with { type: 'json' }
import savedPackages from './packages.json' with { type: 'json' }
import type { Weight } from './firstScreens.ts'

/** Figures of a first screen by name: its weight, or its speed compared with a plain page. */
type Figures = Record<string, number>

const rounded = (figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([what, figure]) => [what, Math.round(figure * 100) / 100]))

export const weightFigures = ({ script, everything, requests }: Weight): Figures =>
  rounded({
    'JavaScript until hydrated, kB': script,
    'everything, to quiet, kB': everything,
    'requests, to quiet': requests,
  })

/** Returns the figures of speed, which are comparable only if the machine was otherwise idle. */
export const paintFigures = ({ cold, warm, plainCold, plainWarm, tap }: Measured): Figures =>
  rounded({
    'largest paint, ratio to the plain page': cold.largestPaint / plainCold.largestPaint,
    'the same, warm': warm.largestPaint / plainWarm.largestPaint,
    'layout shift': cold.shift,
    'worst tap, ms': tap,
  })

/** Figures of each screen, as last saved by `pnpm bench:web --save` or `--save --bytes`. */
export const lastFigures: Record<string, Figures | undefined> = saved

/** kB of each screen by package, saved together with the figures. */
export const lastPackages: Record<string, Packages | undefined> = savedPackages

/** Largest layout shift (CLS) that counts as good. */
export const shiftLimit = 0.1
