import type { GameCategory } from '@member/api-client'
import type { Name } from './names.ts'
import { subjectOf } from './subjectOf.ts'

const screenful = 24

interface Listed {
  name: Name
  provider: { category: GameCategory }
}

/** Reorders the games of each category, so that similar ones are a screen apart if possible. */
export function spreadSimilar<T extends Listed>(listed: readonly T[]): T[] {
  const categories = [...new Set(listed.map(({ provider }) => provider.category))]
  return categories.flatMap((category) =>
    spreadWithin(listed.filter(({ provider }) => provider.category === category)),
  )
}

function spreadWithin<T extends Listed>(listed: readonly T[]): T[] {
  const waiting = listed.map((game) => ({ game, subject: subjectOf(game.name[1]) }))
  const lastAt = new Map<string, number>()
  const placed: T[] = []
  while (waiting.length > 0) {
    const since = (at: number) => placed.length - (lastAt.get(waiting[at]?.subject ?? '') ?? -screenful)
    let next = 0
    for (let at = 0; at < waiting.length && since(next) < screenful; at += 1)
      if (since(at) > since(next)) next = at
    const [taken] = waiting.splice(next, 1)
    if (!taken) break
    lastAt.set(taken.subject, placed.length)
    placed.push(taken.game)
  }
  return placed
}
