import pLimit from 'p-limit'
import type { CommandQueue, Services } from '../services/services.ts'
import { tooMany } from './refusals.ts'

type Limits = {
  atOnce: number
  ofOneMember: number
}

type Own = { running: number; inTurn: ReturnType<typeof pLimit> }

/**
 * Creates the queue of commands: each member's run one after another, and few at once in total. `admit` throws a
 * refusal if a member has too many.
 */
export function commandQueue({ atOnce, ofOneMember }: Limits): CommandQueue {
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

/** Limits of data exports, each of which is held in memory as a whole. */
const limits = { atOnce: 2, ofOneMember: 2 }

const turns = new WeakMap<Services, CommandQueue>()

/**
 * Returns `run`, by which data exports run one at a time per member and two in total. `run` throws a refusal if
 * two exports of the member are already running or waiting.
 */
export function fileQueue(services: Services) {
  const own = turns.get(services) ?? commandQueue(limits)
  turns.set(services, own)
  return {
    run: <Answer>(member: string, make: () => Promise<Answer>): Promise<Answer> =>
      own.admit(member, () => own.inTurn(member, make)),
  }
}
