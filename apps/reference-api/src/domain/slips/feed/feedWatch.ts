import * as v from 'valibot'
import type { FeedWatch } from '../../../services/feedWatch.ts'

/** After so long without its lines nobody knows when the bank will tell of a transfer. */
const silentMs = 60_000
/** Time for which a late line counts against the feed. */
const lateMs = 30 * 60_000
const minute = 60_000

const moment = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((at) => new Date(at)),
)
const Told = v.object({
  heard: v.nullable(v.object({ at: moment, minutes: v.optional(v.number()) })),
  lateAt: v.nullable(moment),
  isDown: v.optional(v.boolean(), false),
})

/** A watch of its own for each process. */
export function feedWatch(): FeedWatch {
  let heard: { at: Date; minutes: number | undefined } | undefined
  let lateAt: Date | undefined
  let isDown = false
  return {
    answered(answer, now) {
      isDown = answer.kind === 'down'
      if (answer.kind === 'none') heard = undefined
      if (answer.kind === 'lines') heard = { at: now, minutes: answer.minutes }
    },
    took({ at }, now) {
      const limit = heard?.minutes
      const isLate = limit !== undefined && now.getTime() - at.getTime() > limit * minute
      lateAt = isLate ? now : undefined
    },
    tell: () => ({ heard: heard ?? null, lateAt: lateAt ?? null, isDown }),
    hear(told) {
      const read = v.safeParse(Told, told)
      if (!read.success) return
      const { heard: at, lateAt: late } = read.output
      heard = at ? { at: at.at, minutes: at.minutes } : undefined
      lateAt = late ?? undefined
      isDown = read.output.isDown
    },
    state(now) {
      const since = (at: Date) => now.getTime() - at.getTime()
      const isSilent = !heard || since(heard.at) > silentMs
      if (isDown && isSilent) return { state: 'down' }
      if (!heard) return { state: 'off' }
      if (isSilent || (lateAt && since(lateAt) < lateMs)) return { state: 'late' }
      return { state: 'running', ...(heard.minutes !== undefined && { minutes: heard.minutes }) }
    },
  }
}
