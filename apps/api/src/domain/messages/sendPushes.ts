import { and, asc, eq, lte, notInArray, sql, type InferSelectModel } from 'drizzle-orm'
import pLimit from 'p-limit'
import { notices, pushMessages, pushSubscriptions } from '../../database/schema.ts'
import { describeFault } from '../../values/describeFault.ts'
import { withTimeout } from '../../values/withTimeout.ts'
import type { Services } from '../../services/services.ts'
import type { PushAnswer, PushSender } from '../../services/notifier.ts'
import type { Language } from '@member/i18n'
import { texts } from './words.ts'

type Pushed = Pick<InferSelectModel<typeof notices>, 'id' | 'kind' | 'event' | 'reference'>

// A job has no request language; it uses the browser's.
function pushText(
  { id, kind, event, reference }: Pushed,
  language: Language,
  first: Language = 'th',
): string {
  const t = texts[language]
  const tag = String(id)
  // Site addresses in other languages than the first begin with the language.
  const at = language === first ? {} : { at: `/${language}` }
  if (kind === 'security')
    return JSON.stringify({ title: t.login, body: t.notYou, tag, about: 'devices', ...at })
  if (kind === 'withdraw' && event === 'FAILED')
    return JSON.stringify({ title: t.payoutFailed, body: t.sendAgain, tag, about: 'retry', ...at })
  const isDeposit = kind === 'deposit'
  const title =
    event === 'DONE' ? (isDeposit ? t.credited : t.paid) : isDeposit ? t.depositRefused : t.withdrawRefused
  const about = isDeposit ? 'deposits' : 'withdrawals'
  // A refused slip is no deposit: it is shown in the list, not as an entry.
  const isEntry = !isDeposit || event === 'DONE'
  return JSON.stringify({ title, body: t.look, tag, about, ...(isEntry && { reference }), ...at })
}

const most = 50
const ofOneHost = 8
/** Time (ms) that a run waits for push services; slower ones continue in the background. */
const patienceMs = 1_000
const firstWaitMs = 5_000
const longestWaitMs = 30 * 60_000

const busyHosts = new WeakMap<PushSender, Set<string>>()

/** Sends queued push messages. Without an answer, a message is sent again until the message expires. */
export async function sendPushes(services: Services) {
  const { database, clock, push, log } = services
  if (!push) return
  const busy = busyHosts.get(push) ?? new Set()
  busyHosts.set(push, busy)
  const waiting = await waitingPushes(services, [...busy])
  const ofHosts = Map.groupBy(waiting, ({ subscription }) => hostOf(subscription.endpoint))
  const sending = [...ofHosts].map(async ([host, rows]) => {
    busy.add(host)
    try {
      await sendToHost(services, push, rows)
    } catch (fault) {
      log({ level: 'error', push: 'not sent', fault: describeFault(fault) })
    } finally {
      busy.delete(host)
    }
  })
  await withTimeout(Promise.all(sending), patienceMs, undefined)
  // Deletes expired messages.
  await database.delete(pushMessages).where(lte(pushMessages.endsAt, clock()))
}

const hostOf = (endpoint: string) => new URL(endpoint).host
const host = sql`split_part(${pushSubscriptions.endpoint}, '/', 3)`

const waitingPushes = ({ database, clock }: Services, busy: string[]) =>
  database
    .select({ message: pushMessages, subscription: pushSubscriptions, notice: notices })
    .from(pushMessages)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.uuid, pushMessages.subscriptionUuid))
    .innerJoin(notices, eq(notices.id, pushMessages.noticeId))
    .where(
      and(
        lte(pushMessages.nextAt, clock()),
        busy.length > 0 ? notInArray(sql`lower(${host})`, busy) : undefined,
      ),
    )
    .orderBy(asc(pushMessages.nextAt), asc(pushMessages.noticeId))
    .limit(most)

/**
 * Sends messages to one push service. Once the service fails to answer, the remaining ones are not sent but wait
 * for a retry.
 */
async function sendToHost(services: Services, push: PushSender, rows: Waiting[]) {
  let isAway = false
  await pLimit(ofOneHost).map(rows, async (row) => {
    const answer = isAway ? { kind: 'unanswered' as const } : await sendOne(services, push, row)
    isAway ||= answer?.kind === 'unanswered'
    if (answer) await noteAnswer(services, row, answer)
  })
}

type Waiting = Awaited<ReturnType<typeof waitingPushes>>[number]

async function sendOne(
  { clock, firstLanguage }: Services,
  push: PushSender,
  { message, subscription, notice }: Waiting,
) {
  const ttlSec = Math.floor((message.endsAt.getTime() - clock().getTime()) / 1_000)
  if (ttlSec <= 0) return undefined
  return push.send(subscription, pushText(notice, subscription.language, firstLanguage), ttlSec)
}

async function noteAnswer(
  { database, clock, log }: Services,
  { message, subscription }: Waiting,
  answer: PushAnswer,
) {
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
    // Never log the endpoint: knowing it allows sending.
    if (answer.kind === 'refused') log({ level: 'warn', push: 'refused', status: answer.status })
  }
}
