import { commandQueue } from './commandQueue.ts'
import type { CommandQueue } from '../services/queues.ts'
import type { Services } from '../services/services.ts'

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
