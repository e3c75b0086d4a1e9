import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { attempts, members, passwordResets } from '../../database/schema.ts'
import { queueMessage } from '../messages/queueMessage.ts'
import { Refusal } from '../../http/refusals.ts'
import type { Services } from '../../services/services.ts'
import { take } from '../../http/throttle.ts'
import { drawCode, hashCode, placeholder } from '../../secrets/resetCode.ts'

const atOnce = 50

/**
 * Finds the members of pending reset requests and queues a code for each active member. A job calls this after
 * the request, whose duration would otherwise reveal whether the phone is registered.
 */
export async function sendResetCodes(services: Services) {
  await passOverUnknown(services)
  for (const request of await waiting(services)) {
    try {
      await queueCode(services, request)
    } catch (fault) {
      // Another code went to the phone within the minute; this request expires.
      if (!(fault instanceof Refusal)) throw fault
    }
  }
}

const isWaiting = (now: Date) => and(isNull(passwordResets.lookedUpAt), gt(passwordResets.endsAt, now))
const isActive = and(eq(members.phone, passwordResets.phone), eq(members.status, 'ACTIVE'))

/** Marks all requests for phones without an active member as looked up. */
async function passOverUnknown({ database, clock }: Services) {
  const now = clock()
  await database
    .update(passwordResets)
    .set({ lookedUpAt: now })
    .where(and(isWaiting(now), sql`not exists (select from ${members} where ${isActive})`))
}

/**
 * Query for requests of active members whose phone received no code within the last minute. Known devices come
 * first; networks take turns, the oldest request first.
 */
function waiting({ database, clock }: Services) {
  const { network, endsAt, phone, isKnown } = passwordResets
  const turn = sql`row_number() over (partition by ${isKnown}, ${network} order by ${endsAt})`
  const isSlotTaken = sql`select from ${attempts}
    where ${attempts.bucket} = 'codeSlot:' || ${phone} and ${attempts.windowEndsAt} > ${clock().toISOString()}`
  return database
    .select({ request: passwordResets, memberUuid: members.uuid })
    .from(passwordResets)
    .innerJoin(members, isActive)
    .where(and(isWaiting(clock()), sql`not exists (${isSlotTaken})`))
    .orderBy(desc(isKnown), turn, asc(endsAt))
    .limit(atOnce)
}

type Waiting = Awaited<ReturnType<typeof waiting>>[number]

async function queueCode(services: Services, { request, memberUuid }: Waiting) {
  const { database, clock, identityKey, domains } = services
  const { uuid, phone, message, endsAt, network } = request
  const now = clock()
  await database.transaction(async (tx) => {
    await take({ ...services, database: tx }, 'codeSlot', phone)
    const code = drawCode()
    await tx
      .update(passwordResets)
      .set({ lookedUpAt: now, memberUuid, codeHash: hashCode(identityKey, uuid, code) })
      .where(eq(passwordResets.uuid, uuid))
    const [domain] = domains
    // The last line enables autofill of the code, for this site only.
    const text = message.replace(placeholder, code) + (domain ? `\n@${domain} #${code}` : '')
    const forMs = endsAt.getTime() - now.getTime()
    await queueMessage(tx, { memberUuid, phone, text, network, isSecret: true, forMs }, now)
  })
}
