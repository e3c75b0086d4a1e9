import { chanceOf, type Chance } from './chance.ts'

export type Size = { people: number; stepsEach: number; mischief: number }
export const whole: Size = { people: 10, stepsEach: 24, mischief: 9 }
export const short: Size = { people: 6, stepsEach: 12, mischief: 4 }

const doings = [
  'transfer',
  'slip',
  'withdraw',
  'withdraw',
  'desk',
  'desk',
  'retry',
  'open',
  'play',
  'play',
  'home',
  'spin',
  'flip',
  'flipGoods',
  'reward',
  'checkIn',
  'payout',
  'bonus',
  'toDesk',
] as const

export type Step = {
  does: (typeof doings)[number]
  baht: number
  server: 0 | 1
  twin: boolean
  isWon: boolean
  desk: 'pay' | 'fail' | 'reject' | 'start'
}

export type Mischief =
  | { does: 'cut' }
  | { does: 'kill'; server: 0 | 1 }
  | { does: 'jump'; server: 0 | 1 | 'both'; ms: number }

const always = { server: 0, twin: false, isWon: false } as const

/** First steps of each member, before any fault: a withdrawal, locked money first, and its rejection. */
export const opening: Step[] = [
  { ...always, does: 'withdraw', baht: 300, desk: 'start' },
  { ...always, does: 'desk', baht: 0, desk: 'reject' },
]

export function planOf(seed: number, { people, stepsEach, mischief: violations }: Size) {
  const chance = chanceOf(seed)
  const apart = Math.floor((people * stepsEach - 20) / violations)
  const members = Array.from({ length: people }, () =>
    Array.from({ length: stepsEach }, () => stepOf(chance)),
  )
  const mischief = Array.from({ length: violations }, (_, place) => ({
    after: 10 + place * apart + chance.below(apart),
    ...mischiefOf(chance, place),
  }))
  return { members, mischief }
}

const stepOf = (chance: Chance): Step => ({
  does: chance.oneOf(doings),
  baht: 100 + chance.below(300),
  server: chance.oneOf([0, 1]),
  twin: chance.isOneIn(5),
  isWon: chance.isOneIn(3),
  desk: chance.oneOf(['pay', 'pay', 'fail', 'fail', 'reject', 'start']),
})

/**
 * Returns a fault: every fourth one kills a server, the others cut connections or change a clock.
 * All clock changes together stay within a day, the storage time of answers.
 */
function mischiefOf(chance: Chance, place: number): Mischief {
  if (place % 4 === 2) return { does: 'kill', server: chance.oneOf([0, 1]) }
  if (chance.isOneIn(2)) return { does: 'cut' }
  const ms = chance.oneOf([-300_000, -2_000, 30_000, 61_000, 3_600_000, 7_200_000])
  return { does: 'jump', server: chance.oneOf([0, 1, 'both']), ms }
}
