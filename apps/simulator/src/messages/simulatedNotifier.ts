import { lt } from 'drizzle-orm'
import type { Job, Notifier, NotifyServices } from '@member/api/adapter'
import { day } from '@member/api/values/bangkok'
import { simMessages } from '../partnerTables.ts'

/** A gateway that sends nothing; its page lists the messages of the last month. */
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
