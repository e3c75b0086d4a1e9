import pLimit from 'p-limit'
import type { CommandTurns } from '../services/queues.ts'
import { tooMany } from './refusals.ts'

type Limits = {
  /** Concurrent commands of all members; fewer than the database connections, so that reads find one. */
  atOnce: number
  ofOneMember: number
}

type Own = { running: number; inTurn: ReturnType<typeof pLimit> }

/** Runs each member's commands one after another, in a limited queue; reads do not wait. */
export function commandTurns({ atOnce, ofOneMember }: Limits): CommandTurns {
  const members = new Map<string, Own>()
  const among = pLimit(atOnce)
  return {
    admit: async <Answer>(member: string, command: () => Promise<Answer>): Promise<Answer> => {
      const own = members.get(member) ?? { running: 0, inTurn: pLimit(1) }
      if (own.running >= ofOneMember) throw tooMany(1)
      members.set(member, own)
      own.running += 1
      try {
        return await command()
      } finally {
        own.running -= 1
        if (own.running === 0) members.delete(member)
      }
    },
    inTurn: <Answer>(member: string, part: () => Promise<Answer>): Promise<Answer> =>
      members.get(member)?.inTurn(() => among(part)) ?? among(part),
  }
}
