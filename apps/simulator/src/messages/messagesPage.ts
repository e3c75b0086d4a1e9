import { desc } from 'drizzle-orm'
import { Hono, type MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
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

const row = ({ at, phone, text }: Sent) =>
  html`<tr>
    <td>${clockTime(at)}</td>
    <td>${phone}</td>
    <td>${text}</td>
  </tr>`

const table = (messages: Sent[]) =>
  html`<section class="card">
    <h2>Messages to members’ phones</h2>
    ${
      messages.length === 0
        ? html`<p class="empty">None yet. Ask for a new password, and its code appears here.</p>`
        : html`<div class="scroll">
            <table>
              <thead>
                <tr>
                  <th>Time</th>
                  <th>Phone</th>
                  <th>Message</th>
                </tr>
              </thead>
              <tbody>
                ${messages.map(row)}
              </tbody>
            </table>
          </div>`
    }
  </section>`

export function messagesPage(
  { database }: Pick<NotifyServices, 'database'>,
  guard: MiddlewareHandler<AppEnv>,
) {
  const router = new Hono<AppEnv>()
  router.use('/messages', guard).use('/messages/*', guard)

  router.get('/messages', async (context) =>
    context.html(
      await simulatorPage('/messages', 'Simulated SMS', await table(await listMessages(database))),
    ),
  )
  router.get('/messages/sent', async (context) => {
    const sent = await listMessages(database)
    return context.json(sent.map(({ phone, text, at }) => ({ phone, text, at: apiTime(at) })))
  })
  return router
}
