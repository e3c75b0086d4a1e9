import { and, eq, gt, isNull } from 'drizzle-orm'
import { members, passwordResets } from '../database/schema.ts'
import { queueMessage } from '../notify/queueMessage.ts'
import type { Services } from '../request/services.ts'
import { drawCode, hashCode, placeholder } from './resetCode.ts'

const atOnce = 50

/**
 * Looks up whose phones the waiting requests name, and queues a code for each that is an active member's. This is no part
 * of the request, whose time would otherwise tell whether the phone is known.
 */
export async function sendResetCodes({ database, clock, identityKey, domains }: Services) {
  const now = clock()
  const waiting = await database
    .select()
    .from(passwordResets)
    .where(and(isNull(passwordResets.lookedUpAt), gt(passwordResets.endsAt, now)))
    .limit(atOnce)
  for (const { uuid, phone, message, endsAt } of waiting) {
    await database.transaction(async (tx) => {
      const isActive = and(eq(members.phone, phone), eq(members.status, 'ACTIVE'))
      const [member] = await tx.select({ uuid: members.uuid }).from(members).where(isActive)
      const code = drawCode()
      await tx
        .update(passwordResets)
        .set({
          lookedUpAt: now,
          ...(member && { memberUuid: member.uuid, codeHash: hashCode(identityKey, uuid, code) }),
        })
        .where(eq(passwordResets.uuid, uuid))
      if (!member) return
      const [domain] = domains
      // The last line lets a phone fill the code in, on this site alone.
      const text = message.replace(placeholder, code) + (domain ? `\n@${domain} #${code}` : '')
      const forMs = endsAt.getTime() - now.getTime()
      await queueMessage(tx, { memberUuid: member.uuid, phone, text, isSecret: true, forMs }, now)
    })
  }
}
