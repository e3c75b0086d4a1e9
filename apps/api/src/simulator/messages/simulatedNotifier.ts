import type { Database } from '../../database/database.ts'
import { simMessages } from '../../database/schema.ts'
import type { Notifier } from '../../services/notifier.ts'

/** A gateway that only lists messages on its page. */
export const simulatedNotifier = (database: Database, clock: () => Date): Notifier => ({
  send: async ({ id, phone, text }) => {
    await database.insert(simMessages).values({ uuid: id, phone, text, at: clock() }).onConflictDoNothing()
    return { kind: 'sent' }
  },
})
