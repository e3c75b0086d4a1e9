import pLimit from 'p-limit'
import type { CommandTurns } from '../services/queues.ts'
import { tooMany } from './refusals.ts'

type Limits = {
  /** Commands at the database at once, for all members: fewer than its connections, so that reads find one. */
  atOnce: number
  /** Commands at once per member. */
  ofOneMember: number
}

type Own = { underWay: number; inTurn: ReturnType<typeof pLimit> }

/** Commands of one member run one after another, and only so many of them wait; a read waits for none. */
export function commandTurns({ atOnce, ofOneMember }: Limits): CommandTurns {
  const members = new Map<string, Own>()
  const among = pLimit(atOnce)
  return {
    admit: async <Answer>(member: string, command: () => Promise<Answer>): Promise<Answer> => {
      const own = members.get(member) ?? { underWay: 0, inTurn: pLimit(1) }
      if (own.underWay >= ofOneMember) throw tooMany(1)
      members.set(member, own)
      own.underWay += 1
      try {
        return await command()
      } finally {
        own.underWay -= 1
        if (own.underWay === 0) members.delete(member)
      }
    },
    inTurn: <Answer>(member: string, part: () => Promise<Answer>): Promise<Answer> =>
      members.get(member)?.inTurn(() => among(part)) ?? among(part),
  }
}
