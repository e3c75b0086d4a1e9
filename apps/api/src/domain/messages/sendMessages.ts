import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { messages } from '../../database/schema.ts'
import type { Services } from '../../services/services.ts'

/** Number of messages sent together. A run repeats up to `mostTurns` times while more are waiting. */
const atOnce = 8
const mostTurns = 20
const firstWaitMs = 5_000
const longestWaitMs = 10 * 60_000

/** Sends queued messages. Without an answer, a message is sent again with the same id until the message expires. */
export async function sendMessages(services: Services) {
  if (!services.notifier) return
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const due = await next(services)
    await Promise.all(due.map((message) => sendOne(services, message)))
    if (due.length < atOnce) return
  }
}

/**
 * Query for the next messages, in turns: the oldest of each network, then the second of each. Messages without a
 * network take turns by phone.
 */
function next({ database, clock }: Services) {
  const { network, phone, nextAt, status } = messages
  const turn = sql`row_number() over (partition by coalesce(${network}, ${phone}) order by ${nextAt})`
  return database
    .select()
    .from(messages)
    .where(and(eq(status, 'WAITING'), lte(nextAt, clock())))
    .orderBy(turn, asc(nextAt))
    .limit(atOnce)
}

type Waiting = typeof messages.$inferSelect

async function sendOne({ database, clock, notifier }: Services, message: Waiting) {
  const { uuid, phone, text, isSecret, attempts, endsAt } = message
  const isMessage = eq(messages.uuid, uuid)
  const forgotten = isSecret ? { text: '' } : {}
  if (!notifier || endsAt <= clock()) {
    await database
      .update(messages)
      .set({ status: 'REFUSED', reason: 'too late', ...forgotten })
      .where(isMessage)
    return
  }
  const answer = await notifier.send({ id: uuid, phone, text })
  const waitMs = Math.min(firstWaitMs * 2 ** attempts, longestWaitMs)
  await database
    .update(messages)
    .set({
      attempts: attempts + 1,
      ...(answer.kind === 'sent' && { status: 'SENT', ...forgotten }),
      ...(answer.kind === 'refused' && {
        status: 'REFUSED',
        reason: answer.reason.slice(0, 200),
        ...forgotten,
      }),
      ...(answer.kind === 'unanswered' && { nextAt: new Date(clock().getTime() + waitMs) }),
    })
    .where(isMessage)
}
