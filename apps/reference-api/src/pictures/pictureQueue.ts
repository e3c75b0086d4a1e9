import { availableParallelism } from 'node:os'
import { tooMany } from '../request/refusals.ts'

type Limits = {
  /** How many pictures are taken apart at once. */
  atOnce: number
  /** How many may wait, and how many of one member's may be here at all. */
  waiting: number
  share: number
  /** How long the time that a member's pictures took is held against them. */
  windowMs: number
}

const usual: Limits = {
  atOnce: Math.max(1, availableParallelism() - 1),
  waiting: 24,
  share: 2,
  windowMs: 60_000,
}

/** Adds to what is counted of somebody, and forgets who has nothing left. */
const count = (counts: Map<string, number>, who: string, more: number) => {
  const sum = (counts.get(who) ?? 0) + more
  if (sum > 0) counts.set(who, sum)
  else counts.delete(who)
}

type Waiting = { who: string; start: () => void; refuse: (reason: Error) => void }

/**
 * Takes pictures apart a few at a time. Whose pictures have lately taken the least time is next, and where too many wait
 * whose took the most is turned away: one who sends pictures that are slow to read waits for their own.
 */
export function pictureQueue({ atOnce, waiting: most, share, windowMs }: Limits = usual) {
  const waiting: Waiting[] = []
  const here = new Map<string, number>()
  const spent = new Map<string, number>()
  let running = 0
  const spentBy = (who: string) => spent.get(who) ?? 0
  const byCost = (one: Waiting, other: Waiting) => spentBy(one.who) - spentBy(other.who)
  const turn = (who: string) =>
    new Promise<void>((start, refuse) => {
      waiting.push({ who, start, refuse })
      if (waiting.length > most) {
        const dearest = waiting.toSorted(byCost).at(-1)
        if (dearest) waiting.splice(waiting.indexOf(dearest), 1)
        dearest?.refuse(tooMany(10))
      }
    })
  const next = () => {
    const cheapest = waiting.toSorted(byCost)[0]
    if (!cheapest) {
      running -= 1
      return
    }
    waiting.splice(waiting.indexOf(cheapest), 1)
    cheapest.start()
  }

  return async <Answer>(who: string, task: () => Promise<Answer>): Promise<Answer> => {
    if ((here.get(who) ?? 0) >= share) throw tooMany(2)
    count(here, who, 1)
    try {
      if (running < atOnce) running += 1
      else await turn(who)
      const began = performance.now()
      try {
        return await task()
      } finally {
        const took = performance.now() - began
        count(spent, who, took)
        setTimeout(() => count(spent, who, -took), windowMs).unref()
        next()
      }
    } finally {
      count(here, who, -1)
    }
  }
}
