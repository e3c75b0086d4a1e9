import { and, asc, eq, lte } from 'drizzle-orm'
import { messages } from '../database/schema.ts'
import type { Services } from '../request/services.ts'

const atOnce = 50
const firstWaitMs = 5_000
const longestWaitMs = 10 * 60_000

/** Sends the messages that wait; where no answer comes, again later with the same id, until it is of no use any more. */
export async function sendMessages({ database, clock, notifier }: Services) {
  if (!notifier) return
  const now = clock()
  const waiting = await database
    .select()
    .from(messages)
    .where(and(eq(messages.status, 'WAITING'), lte(messages.nextAt, now)))
    .orderBy(asc(messages.nextAt))
    .limit(atOnce)
  for (const { uuid, phone, text, isSecret, attempts, endsAt } of waiting) {
    const isMessage = eq(messages.uuid, uuid)
    const forgotten = isSecret ? { text: '' } : {}
    if (endsAt <= now) {
      await database
        .update(messages)
        .set({ status: 'REFUSED', reason: 'too late', ...forgotten })
        .where(isMessage)
      continue
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
}
