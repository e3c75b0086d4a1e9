import { asc, eq, lte } from 'drizzle-orm'
import pLimit from 'p-limit'
import { notices, pushMessages, pushSubscriptions } from '../database/schema.ts'
import type { Services } from '../request/services.ts'
import { pushText } from './pushText.ts'
import type { PushSender } from './pushSender.ts'

const most = 50
/** A push service that is slow keeps few others waiting. */
const atOnce = pLimit(8)
const firstWaitMs = 5_000
const longestWaitMs = 30 * 60_000

/**
 * Sends what waits to be told to browsers; where no answer comes, again later, until it is of no use any more. A message
 * may come twice if the server stops in between: its tag has the browser show it once.
 */
export async function sendPushes(services: Services) {
  const { database, clock, push } = services
  if (!push) return
  const waiting = await waitingPushes(services)
  await Promise.all(waiting.map((row) => atOnce(() => sendOne(services, push, row))))
  // What nobody could be told in time.
  await database.delete(pushMessages).where(lte(pushMessages.endsAt, clock()))
}

const waitingPushes = ({ database, clock }: Services) =>
  database
    .select({ message: pushMessages, subscription: pushSubscriptions, notice: notices })
    .from(pushMessages)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.uuid, pushMessages.subscriptionUuid))
    .innerJoin(notices, eq(notices.id, pushMessages.noticeId))
    .where(lte(pushMessages.nextAt, clock()))
    .orderBy(asc(pushMessages.nextAt), asc(pushMessages.noticeId))
    .limit(most)

type Waiting = Awaited<ReturnType<typeof waitingPushes>>[number]

async function sendOne(
  { database, clock, log }: Services,
  push: PushSender,
  { message, subscription, notice }: Waiting,
) {
  const ttlSec = Math.floor((message.endsAt.getTime() - clock().getTime()) / 1_000)
  if (ttlSec <= 0) return
  const answer = await push.send(subscription, pushText(notice, subscription.language), ttlSec)
  const isMessage = eq(pushMessages.uuid, message.uuid)
  if (answer.kind === 'gone') {
    await database.delete(pushSubscriptions).where(eq(pushSubscriptions.uuid, subscription.uuid))
  } else if (answer.kind === 'unanswered') {
    const waitMs = Math.min(firstWaitMs * 2 ** message.attempts, longestWaitMs)
    const nextAt = new Date(clock().getTime() + Math.max(waitMs, (answer.retryAfterSec ?? 0) * 1_000))
    await database
      .update(pushMessages)
      .set({ attempts: message.attempts + 1, nextAt })
      .where(isMessage)
  } else {
    await database.delete(pushMessages).where(isMessage)
    // Never where to: whoever knows that may send there.
    if (answer.kind === 'refused') log({ level: 'warn', push: 'refused', status: answer.status })
  }
}
