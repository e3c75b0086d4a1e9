import type { Game } from '@member/api-client'
import { emblemOf, houseEmblem } from './emblem/emblemOf.ts'
import type { Emblem } from './emblem/shapes.ts'
import { backdrops, frames } from './grounds.ts'
import { type Piece, poseOf } from './pose.ts'
import { part, seedOf } from './seed.ts'

/** How a game's cover is drawn; always the same for the same game. */
export interface CoverLook {
  light: string
  backdrop: string
  frame: string
  turn: number
  emblem: Emblem
  /** Arrangement of one or more emblems, which varies between games of the same subject. */
  pose: readonly Piece[]
  /** Number shown on the ball of a lottery; undefined for other games. */
  figure: string | undefined
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

const lightOf = (hue: number, far: number) =>
  `radial-gradient(circle at 50% 38%, hsl(${hue}, 80%, 56%) 0, hsl(${far}, 74%, 36%) 46%, hsl(${far}, 68%, 15%) 100%)`

export function coverLook(
  game: Pick<Game, 'gameCode' | 'nameEn' | 'provider' | 'category' | 'rank'>,
): CoverLook {
  const seed = seedOf(game.gameCode)
  const name = game.nameEn.toLowerCase()
  const mood = moods.find(([word]) => name.includes(word))?.[1]
  const place = placeOf(game.provider) + part(seed, 1, 5) - 2
  const hue = mood ?? hueAt(place)
  const far = mood === undefined ? hueAt(place + part(seed, 2, 3) - 1) : mood
  const emblem = emblemOf(game)
  const figure = game.category === 'lotto' ? /\d{1,2}$/.exec(game.nameEn)?.[0] : undefined
  return {
    light: lightOf(hue, far),
    backdrop: backdrops[part(seed, 4, backdrops.length)] ?? '',
    frame: frameOf(game.provider),
    turn: part(seed, 5, 12) * 7.5,
    emblem,
    pose: figure ? [{ emblem, at: '' }] : poseOf(emblem, game.rank, seed),
    figure,
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
