/** Returns a generator of pseudo-random numbers that a seed determines (mulberry32). */
export function chanceOf(seed: number) {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: (count: number) => Math.floor(next() * count),
    oneOf: <Thing>(things: readonly Thing[]): Thing => things[Math.floor(next() * things.length)]!,
    isOneIn: (many: number) => next() * many < 1,
  }
}

export type Chance = ReturnType<typeof chanceOf>

export type Size = { people: number; stepsEach: number; faults: number }
export const whole: Size = { people: 10, stepsEach: 24, faults: 9 }
export const short: Size = { people: 6, stepsEach: 12, faults: 4 }

const memberSteps = [
  'transfer',
  'slip',
  'withdraw',
  'withdraw',
  'staff',
  'staff',
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
  'sendToReview',
] as const

export type Step = {
  does: (typeof memberSteps)[number]
  baht: number
  server: 0 | 1
  twin: boolean
  isWon: boolean
  decision: 'pay' | 'fail' | 'reject' | 'start'
}

export type Fault =
  | { does: 'cut' }
  | { does: 'kill'; server: 0 | 1 }
  | { does: 'jump'; server: 0 | 1 | 'both'; ms: number }

const always = { server: 0, twin: false, isWon: false } as const

/** First steps of each member, before any fault: a withdrawal, locked money first, and its rejection. */
export const opening: Step[] = [
  { ...always, does: 'withdraw', baht: 300, decision: 'start' },
  { ...always, does: 'staff', baht: 0, decision: 'reject' },
]

export function planOf(seed: number, { people, stepsEach, faults: count }: Size) {
  const chance = chanceOf(seed)
  const apart = Math.floor((people * stepsEach - 20) / count)
  const members = Array.from({ length: people }, () =>
    Array.from({ length: stepsEach }, () => stepOf(chance)),
  )
  const faults = Array.from({ length: count }, (_, place) => ({
    after: 10 + place * apart + chance.below(apart),
    ...faultOf(chance, place),
  }))
  return { members, faults }
}

const stepOf = (chance: Chance): Step => ({
  does: chance.oneOf(memberSteps),
  baht: 100 + chance.below(300),
  server: chance.oneOf([0, 1]),
  twin: chance.isOneIn(5),
  isWon: chance.isOneIn(3),
  decision: chance.oneOf(['pay', 'pay', 'fail', 'fail', 'reject', 'start']),
})

/** Returns a fault: every fourth one kills a server, the others cut connections or change a clock. */
function faultOf(chance: Chance, place: number): Fault {
  if (place % 4 === 2) return { does: 'kill', server: chance.oneOf([0, 1]) }
  if (chance.isOneIn(2)) return { does: 'cut' }
  const ms = chance.oneOf([-300_000, -2_000, 30_000, 61_000, 3_600_000, 7_200_000])
  return { does: 'jump', server: chance.oneOf([0, 1, 'both']), ms }
}
