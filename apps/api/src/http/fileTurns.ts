import { commandTurns } from './commandTurns.ts'
import type { CommandTurns } from '../services/queues.ts'
import type { Services } from '../services/services.ts'

/** Files of everything a member has are read and held in memory whole. */
const limits = { atOnce: 2, ofOneMember: 2 }

const turns = new WeakMap<Services, CommandTurns>()

/** Makes a member's files one after another, two for all members at once; a third request of one member is refused. */
export function fileTurns(services: Services) {
  const own = turns.get(services) ?? commandTurns(limits)
  turns.set(services, own)
  return {
    run: <Answer>(member: string, make: () => Promise<Answer>): Promise<Answer> =>
      own.admit(member, () => own.inTurn(member, make)),
  }
}
