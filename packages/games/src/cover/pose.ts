import { companions } from './emblem/emblemOf.ts'
import type { Emblem } from './emblem/shapes.ts'
import { part } from './seed.ts'

export interface Piece {
  emblem: Emblem
  at: string
}

/** Returns an arrangement of the emblem: alone, close-up, mirrored, repeated, or with a companion. */
export function poseOf(emblem: Emblem, rank: number, seed: number): readonly Piece[] {
  const friend = companions[part(seed, 42, companions.length)] ?? []
  const poses: readonly (readonly Piece[])[] = [
    [{ emblem, at: '' }],
    [
      { emblem, at: 'translate(-7 -5) scale(-.88 .88)' },
      { emblem: friend, at: 'translate(30 24) scale(.46)' },
    ],
    [{ emblem, at: 'translate(0 12) scale(1.32)' }],
    [
      { emblem, at: 'translate(-21 -12) scale(.62)' },
      { emblem, at: 'translate(20 12) scale(-.74 .74)' },
    ],
    [
      { emblem, at: 'translate(0 -18) scale(.74)' },
      { emblem: friend, at: 'translate(-30 16) scale(.38)' },
      { emblem: friend, at: 'translate(30 16) scale(-.38 .38)' },
      { emblem: friend, at: 'translate(0 20) scale(.46)' },
    ],
    [
      { emblem: friend, at: 'translate(-30 -34) scale(.42)' },
      { emblem, at: 'translate(14 8) rotate(12) scale(1.08)' },
    ],
    [
      { emblem, at: 'translate(-34 8) scale(.4)' },
      { emblem, at: 'translate(34 8) scale(-.4 .4)' },
      { emblem, at: 'translate(0 -4) scale(.8)' },
    ],
  ]
  return poses[Math.abs(Math.trunc(rank)) % poses.length] ?? []
}
