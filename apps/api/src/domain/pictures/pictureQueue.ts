import { tooMany } from '../../http/refusals.ts'
import { readers } from './readQrs.ts'

type Limits = {
  atOnce: number
  /**
   * Maximum length of the queue. `share` is the maximum number of one member's pictures, those being decoded
   * included.
   */
  waiting: number
  share: number
  /** Time (ms) for which a member's decoding time is remembered. */
  windowMs: number
}

/** Owner of the picture; `isKnown` if a deposit of this member was ever credited. */
type Sender = { uuid: string; isKnown: boolean }

const usual: Limits = {
  atOnce: readers,
  waiting: 24,
  share: 2,
  windowMs: 600_000,
}

/** Decoding time (ms) assumed for an account without deposits: ten photographs on a busy machine. */
const unknownSpent = 30_000

const count = (counts: Map<string, number>, who: string, more: number) => {
  const sum = (counts.get(who) ?? 0) + more
  if (sum > 0) counts.set(who, sum)
  else counts.delete(who)
}

type Waiting = { sender: Sender; start: () => void; refuse: (reason: Error) => void }

/**
 * Creates a queue that decodes a few pictures at a time. The member who used the least decoding time lately is
 * next; accounts without a credited deposit come last. If too many pictures wait, one of the member who used the
 * most is refused.
 */
export function pictureQueue({ atOnce, waiting: most, share, windowMs }: Limits = usual) {
  const waiting: Waiting[] = []
  const here = new Map<string, number>()
  const spent = new Map<string, number>()
  let running = 0
  const spentBy = ({ uuid, isKnown }: Sender) => (spent.get(uuid) ?? 0) + (isKnown ? 0 : unknownSpent)
  const byCost = (one: Waiting, other: Waiting) => spentBy(one.sender) - spentBy(other.sender)
  const turn = (sender: Sender) =>
    new Promise<void>((start, refuse) => {
      waiting.push({ sender, start, refuse })
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

  return async <Answer>(sender: Sender, task: () => Promise<Answer>): Promise<Answer> => {
    const who = sender.uuid
    if ((here.get(who) ?? 0) >= share) throw tooMany(2)
    count(here, who, 1)
    try {
      if (running < atOnce) running += 1
      else await turn(sender)
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
