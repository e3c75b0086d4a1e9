import { desc } from 'drizzle-orm'
import { Hono, type MiddlewareHandler } from 'hono'
import { card, said, table } from '@member/staff-page/parts'
import type { Database, NotifyServices } from '@member/api/adapter'
import { clockTime } from '@member/api/values/figures'
import type { AppEnv } from '@member/api/main'
import { apiTime } from '@member/api/values/bangkok'
import { simulatorPage } from '../operator.ts'
import { simMessages } from '../partnerTables.ts'

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
