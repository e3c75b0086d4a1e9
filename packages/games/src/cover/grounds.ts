import { disc, star } from './emblem/shapes.ts'

const farPoint = (turn: number) => `${(130 * Math.cos(turn)).toFixed(1)} ${(130 * Math.sin(turn)).toFixed(1)}`

const rays = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const from = (2 * Math.PI * at) / count
    const to = from + Math.PI / count
    return `M0 0L${farPoint(from)} ${farPoint(to)}z`
  }).join('')

const rings = [34, 52, 70, 88].map((radius) => disc(0, 0, radius) + disc(0, 0, radius - 3)).join('')

const grid = (draw: (x: number, y: number) => string) =>
  [-78, -52, -26, 0, 26, 52, 78]
    .flatMap((x) => [-78, -52, -26, 0, 26, 52, 78].map((y) => draw(x, y)))
    .join('')

/** Paths of backdrops behind the emblem, centred on 0 0. */
export const backdrops = [
  rays(12),
  rays(20),
  rings,
  grid((x, y) => `M${x} ${y - 11}l11 11-11 11-11-11z`),
  grid((x, y) => disc(x, y, 4)),
  star(8, 96, 40) + star(8, 60, 26),
  grid((x, y) => `M${x - 13} ${y}a13 13 0 0 1 26 0h-5a8 8 0 0 0-16 0z`),
] as const

const ring = (outer: number, inner: number) => disc(0, 0, outer) + disc(0, 0, inner)

/** Paths of frames in the brand's colour; each provider has one of them. */
export const frames = [
  ring(51, 46) + ring(43, 42),
  'M0-55L55 0 0 55-55 0zM0-48L-48 0 0 48 48 0z',
  'M-48 52V-8a48 46 0 0 1 96 0v60zM-43 47h86V-8a43 41 0 0 0-86 0z',
  star(12, 55, 50) + disc(0, 0, 45),
  'M-50-44h100v40c0 32-24 50-50 58C-26 46-50 28-50-4zM-45-39v35c0 28 20 44 45 53 25-9 45-25 45-53v-35z',
] as const
