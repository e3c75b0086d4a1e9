import type { Game } from '@member/api-client'
import { emblemOf, houseEmblem } from './emblem/emblemOf.ts'
import { type Emblem, disc, gold, star } from './emblem/shapes.ts'
import { type Piece, poseOf } from './pose.ts'
import { part, seedOf } from './seed.ts'
import { tables } from './emblem/tables.ts'

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
const backdrops = [
  rays(12),
  rays(20),
  rings,
  grid((x, y) => `M${x} ${y - 11}l11 11-11 11-11-11z`),
  grid((x, y) => disc(x, y, 4)),
  star(8, 96, 40) + star(8, 60, 26),
  grid((x, y) => `M${x - 13} ${y}a13 13 0 0 1 26 0h-5a8 8 0 0 0-16 0z`),
] as const

const ring = (outer: number, inner: number) => disc(0, 0, outer) + disc(0, 0, inner)

/** Paths of golden frames; each provider has one of them. */
const frames = [
  ring(51, 46) + ring(43, 42),
  'M0-55L55 0 0 55-55 0zM0-48L-48 0 0 48 48 0z',
  'M-48 52V-8a48 46 0 0 1 96 0v60zM-43 47h86V-8a43 41 0 0 0-86 0z',
  star(12, 55, 50) + disc(0, 0, 45),
  'M-50-44h100v40c0 32-24 50-50 58C-26 46-50 28-50-4zM-45-39v35c0 28 20 44 45 53 25-9 45-25 45-53v-35z',
] as const

/** A path behind the emblem; white unless it has a `fill`. */
type Layer = readonly [d: string, opacity: number, fill?: string]

const dark = '#0a0612'

const podium = 'M-90 36h180v120H-90z'
const hills = 'M-90 34Q-52-8-16 26T58 18Q76 12 90 26v134H-90z'
const wave = (y: number) => `M-90 ${y}q22-14 45 0t45 0 45 0 45 0v160H-90z`
const reels = [-56, -17, 22].map((x) => `M${x}-50h34v98h-34z`).join('')
const pillars = 'M-60-38h13v100h-13zM47-38h13v100H47z'
const heap = [-52, -28, -4, 20, 46].map((x, at) => disc(x, at % 2 === 0 ? 50 : 42, 15)).join('')

/** What is behind the emblem, so that the covers of one provider differ. */
const settings: readonly (readonly Layer[])[] = [
  [
    [disc(0, 0, 54), 0.16],
    [ring(58, 55.5), 0.4],
  ],
  [
    ['M-12-90L-70 40h52zM12-90l58 130H18z', 0.16],
    [podium, 0.34, dark],
    [`M-46 38a46 11 0 1 0 92 0a46 11 0 1 0-92 0z`, 0.85, gold],
  ],
  [
    [disc(34, -30, 22), 0.9, '#fff3c4'],
    [hills, 0.3, dark],
    ['M-90 56Q-40 26 6 52T90 44v116H-90z', 0.4, dark],
  ],
  [
    [reels, 0.2],
    ['M-62-58h124v6H-62zM-62 50h124v6H-62z', 1, gold],
  ],
  [
    ['M-90-74L90 26v140H-90z', 0.26, dark],
    ['M-90-77L90 23v5L-90-72z', 1, gold],
  ],
  [
    [wave(22), 0.16],
    [wave(38), 0.2],
    [wave(54), 0.24],
  ],
  [
    [star(16, 78, 50), 0.16],
    [star(16, 60, 40), 0.22, dark],
  ],
  [
    [pillars, 0.9, gold],
    ['M-70-54L0-82 70-54v14H-70z', 0.9, gold],
    ['M-47-40h94v102h-94z', 0.3, dark],
  ],
  [
    [heap, 0.55, dark],
    [`M-90 52h180v108H-90z`, 0.3, dark],
    [heap, 1, gold],
  ],
]

/** How a game's cover is drawn; always the same for the same game. */
export interface CoverLook {
  light: string
  backdrop: string
  setting: readonly Layer[]
  turn: number
  emblem: Emblem
  /** Arrangement of one or more emblems, which varies between games of the same subject. */
  pose: readonly Piece[]
  /** Figures on the balls of a lottery, of which the first is its round; none for other games. */
  figures: readonly (readonly [x: number, y: number, figure: string])[]
  lean: number
  size: number
  sparks: readonly (readonly [x: number, y: number, size: number])[]
}

/** Hues (degrees) of the light by words in the game's name, such as red for fire and green for jade. */
const moods: readonly (readonly [word: string, hue: number])[] = [
  ['blazing', 12],
  ['jade', 150],
  ['midnight', 235],
  ['thunder', 262],
  ['magic', 285],
  ['rainbow', 320],
  ['royal', 275],
  ['garden', 130],
  ['festival', 350],
  ['new year', 355],
  ['golden', 38],
  ['deep sea', 215],
]

/** Hues (degrees) of the palette, without olive and mustard. */
const hues = [345, 358, 14, 30, 152, 170, 186, 202, 218, 236, 256, 276, 296, 318, 332] as const

const hueAt = (place: number) => hues[((place % hues.length) + hues.length) % hues.length] ?? 0

/** Returns an index in `hues`, always the same for the same provider. */
const placeOf = (provider: string) => part(seedOf(`${provider}!`), 654, hues.length)

const frameOf = (provider: string) => frames[part(seedOf(provider), 1, frames.length)] ?? ''

/** Where the light comes from. */
const sources = ['circle at 50% 38%', 'ellipse at 50% 0%', 'circle at 12% 8%', 'ellipse at 50% 70%'] as const

const lightOf = (hue: number, far: number, source: (typeof sources)[number] = sources[0]) =>
  `radial-gradient(${source}, hsl(${hue}, 80%, 56%) 0, hsl(${far}, 74%, 36%) 52%, hsl(${far}, 68%, 15%) 100%)`

/** Centres of the balls of a lottery, the front one first. */
const balls = [
  [0, 20],
  [-18, -14],
  [20, -10],
] as const

/** Returns one of the settings, or the provider's golden frame. */
const settingOf = (provider: string, rank: number): readonly Layer[] =>
  settings[(rank * 3) % (settings.length + 1)] ?? [[frameOf(provider), 1, gold]]

export function coverLook(
  game: Pick<Game, 'gameCode' | 'nameEn' | 'provider' | 'category' | 'rank'>,
): CoverLook {
  const seed = seedOf(game.gameCode)
  const name = game.nameEn.toLowerCase()
  const mood = moods.find(([word]) => name.includes(word))?.[1]
  // By rank, so that neighbours differ in their colour and their setting.
  const rank = placeOf(game.provider) + Math.abs(Math.trunc(game.rank))
  const place = rank * 7
  const hue = mood ?? hueAt(place)
  const far = hueAt(place + part(seed, 2, 4) - 1)
  const emblem = emblemOf(game)
  const round = emblem === tables.lotto ? /\d{1,2}$/.exec(game.nameEn)?.[0] : undefined
  const across = rank % 2 === 0 ? 1 : -1
  const down = rank % 4 < 2 ? 1 : -1
  return {
    light: lightOf(hue, far, sources[part(seed, 3, sources.length)]),
    backdrop: backdrops[part(seed, 4, backdrops.length)] ?? '',
    setting: settingOf(game.provider, rank),
    turn: part(seed, 5, 12) * 7.5,
    emblem,
    // Its figures lie outside the emblem, so that they are never mirrored.
    pose: round ? [{ emblem, at: `scale(${across} ${down})` }] : poseOf(emblem, game.rank, seed),
    figures: round
      ? balls.map(([x, y], at) => [x * across, y * down, at === 0 ? round : String(part(seed, 7 + at, 10))])
      : [],
    lean: part(seed, 6, 15) - 7,
    size: 0.94 + part(seed, 7, 5) * 0.035,
    sparks: Array.from({ length: 3 }, (_, at) => [
      14 + part(seed, 10 + at, 92),
      10 + part(seed, 20 + at, 84),
      0.35 + part(seed, 30 + at, 6) * 0.1,
    ]),
  }
}

export function providerLook(code: string, name: string) {
  const seed = seedOf(code)
  const place = placeOf(code)
  return {
    light: lightOf(hueAt(place), hueAt(place + 1)),
    backdrop: backdrops[part(seed, 4, backdrops.length)] ?? '',
    frame: frameOf(code),
    turn: part(seed, 5, 12) * 7.5,
    emblem: houseEmblem(name, seed),
  }
}
