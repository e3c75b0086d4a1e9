import { lt, desc } from 'drizzle-orm'
import type { Job, Notifier, NotifyServices, Database } from '@member/api/adapter'
import { day, apiTime } from '@member/api/values/bangkok'
import { simMessages } from '../partnerTables.ts'
import { Hono, type MiddlewareHandler } from 'hono'
import { card, said, table } from '@member/staff-page/parts'
import { clockTime } from '@member/api/values/figures'
import type { AppEnv } from '@member/api/main'
import { simulatorPage } from '../operator.ts'

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

const most = 100

const listMessages = (database: Database) =>
  database.select().from(simMessages).orderBy(desc(simMessages.at)).limit(most)

type Sent = typeof simMessages.$inferSelect

const sentCard = (messages: Sent[]) =>
  card(
    'sent',
    'Messages to members’ phones',
    messages.length === 0
      ? said('None yet. Ask for a new password, and its code appears here.')
      : table(messages, [
          ['Time', ({ at }) => clockTime(at)],
          ['Phone', ({ phone }) => phone],
          ['Message', ({ text }) => text],
        ]),
  )

export function messagesPage(
  { database }: Pick<NotifyServices, 'database'>,
  guard: MiddlewareHandler<AppEnv>,
) {
  const router = new Hono<AppEnv>()
  router.use('/messages', guard).use('/messages/*', guard)

  router.get('/messages', async (context) =>
    context.html(await simulatorPage('/messages', 'Simulated SMS', sentCard(await listMessages(database)))),
  )
  router.get('/messages/sent', async (context) => {
    const sent = await listMessages(database)
    return context.json(sent.map(({ phone, text, at }) => ({ phone, text, at: apiTime(at) })))
  })
  return router
}
