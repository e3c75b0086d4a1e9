import { availableParallelism } from 'node:os'
import { tooMany } from '../../http/refusals.ts'
import type { HashQueue, Turn } from '../../services/services.ts'

type Job = { begin: () => Promise<void>; refuse: () => void }
type Lanes = Map<string, Job[]>

type Limits = {
  atOnce?: number
  waiting?: number
  ofOne?: number
}

const usualAtOnce = Math.min(3, Math.max(1, availableParallelism() - 1))

/** Number of jobs of known devices after which a stranger's job comes. */
const knownInTurn = 3

const retryAfterSec = 5

/**
 * Creates a queue of password hashes, of which a few run at once. Known devices come before strangers, and
 * within each group the networks take turns. If too many wait, the newest job of the network with the most is
 * refused.
 */
export function hashQueue({ atOnce = usualAtOnce, waiting = 64, ofOne = 16 }: Limits = {}): HashQueue {
  const known: Lanes = new Map()
  const strangers: Lanes = new Map()
  let running = 0
  let knownSince = 0

  const runNext = () => {
    if (running >= atOnce) return
    const isStrangersTurn = known.size === 0 || (knownSince >= knownInTurn && strangers.size > 0)
    const job = takeFirst(isStrangersTurn ? strangers : known)
    if (!job) return
    knownSince = isStrangersTurn ? 0 : knownSince + 1
    running += 1
    void job.begin().finally(() => {
      running -= 1
      runNext()
    })
  }

  return {
    run: <Answer>({ of, isKnown }: Turn, hash: () => Promise<Answer>): Promise<Answer> => {
      const lanes = isKnown ? known : strangers
      const own = lanes.get(of)?.length ?? 0
      if (own >= ofOne || (sizeOf(lanes) >= waiting && !makeRoom(lanes, own)))
        return Promise.reject(tooMany(retryAfterSec))
      return new Promise((resolve, reject) => {
        const begin = () => hash().then(resolve, reject)
        const jobs = lanes.get(of) ?? []
        jobs.push({ begin, refuse: () => reject(tooMany(retryAfterSec)) })
        lanes.set(of, jobs)
        runNext()
      })
    },
  }
}

const sizeOf = (lanes: Lanes) => [...lanes.values()].reduce((sum, { length }) => sum + length, 0)

function takeFirst(lanes: Lanes): Job | undefined {
  const [first] = lanes
  if (!first) return undefined
  const [of, jobs] = first
  const job = jobs.shift()
  lanes.delete(of)
  if (jobs.length > 0) lanes.set(of, jobs)
  return job
}

/** Refuses the newest job of the longest lane; returns false if no lane is longer than the caller's. */
function makeRoom(lanes: Lanes, own: number): boolean {
  const [longest = []] = [...lanes.values()].toSorted((one, other) => other.length - one.length)
  if (longest.length <= own + 1) return false
  longest.pop()?.refuse()
  return true
}
