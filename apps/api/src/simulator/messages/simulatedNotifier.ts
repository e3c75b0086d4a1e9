import { lt } from 'drizzle-orm'
import type { Job, Notifier, NotifyServices } from '../../adapters/index.ts'
import { day } from '../../values/bangkok.ts'
import { simMessages } from '../tables.ts'

/** A gateway that sends nothing: its page shows for a month what would be sent. */
export function simulatedNotifier({
  database,
  clock,
}: Pick<NotifyServices, 'database' | 'clock'>): Notifier & { jobs: Job[] } {
  return {
    send: async ({ id, phone, text }) => {
      await database.insert(simMessages).values({ uuid: id, phone, text, at: clock() }).onConflictDoNothing()
      return { kind: 'sent' }
    },
    jobs: [
      {
        name: 'sweep the simulated messages',
        everyMs: day,
        run: () =>
          database.delete(simMessages).where(lt(simMessages.at, new Date(clock().getTime() - 30 * day))),
      },
    ],
  }
}
