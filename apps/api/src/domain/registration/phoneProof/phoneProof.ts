import { randomUUID } from 'node:crypto'
import { provePhoneCall, requestPhoneProofCall } from '@member/api-client'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { phoneProofs } from '../../../database/schema.ts'
import { takeCodeRequest } from '../../sessions/codeThrottle.ts'
import { queueMessage } from '../../messages/queueMessage.ts'
import { drawCode, hashCode, isCode } from '../../../secrets/resetCode.ts'
import { Refusal, notFound } from '../../../http/refusals.ts'
import { serve } from '../../../http/serve.ts'
import type { AppEnv, Services } from '../../../services/services.ts'
import { uuidOf } from '../../../http/uuidOf.ts'
import { readSite } from '../../settings/settings.ts'
import { t } from './words.ts'

const validSec = 10 * 60
const resendSec = 60
const provenSec = 60 * 60
const mostTries = 5

const codeWrong = () => new Refusal(422_004, { field: 'code' })

export function phoneProof(services: Services) {
  const router = new Hono<AppEnv>()
  const { identityKey, domains } = services
  const hash = (proof: string, code: string) => hashCode(identityKey, proof, code, 'phone-proof')

  serve(router, services, requestPhoneProofCall, async ({ database, body, now, context }) => {
    if (!services.notifier || !(await readSite(database)).phoneProof) throw notFound()
    const { phone, device } = body
    const address = context.get('address')
    const code = drawCode()
    const uuid = randomUUID()
    const [domain] = domains
    // The last line enables autofill of the code, for this site only.
    const text = t.code({ code }) + (domain ? `\n@${domain} #${code}` : '')
    const endsAt = new Date(now.getTime() + validSec * 1_000)
    await database.transaction(async (tx) => {
      await takeCodeRequest(services, tx, { what: 'proof', phone, address, device, knownBy: undefined })
      await tx.insert(phoneProofs).values({ uuid, phone, codeHash: hash(uuid, code), endsAt })
      const forMs = validSec * 1_000
      await queueMessage(tx, { phone, text, network: address, isSecret: true, forMs }, now)
    })
    return { proof: uuid, validSec, resendSec }
  })

  serve(router, services, provePhoneCall, async ({ database, body, now }) => {
    const isIt = eq(phoneProofs.uuid, uuidOf(body.proof))
    // Counted before the comparison, so that concurrent attempts all count.
    const [row] = await database
      .update(phoneProofs)
      .set({ wrongTries: sql`${phoneProofs.wrongTries} + 1` })
      .where(
        and(
          isIt,
          isNull(phoneProofs.provenAt),
          gt(phoneProofs.endsAt, now),
          lt(phoneProofs.wrongTries, mostTries),
        ),
      )
      .returning()
    if (!row || !isCode(hash(row.uuid, body.code), row.codeHash)) throw codeWrong()
    const endsAt = new Date(now.getTime() + provenSec * 1_000)
    await database.update(phoneProofs).set({ provenAt: now, endsAt }).where(isIt)
    return null
  })
  return router
}
