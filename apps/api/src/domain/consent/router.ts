import { consentCall, giveConsentCall, marketingConsentCall, type Consent } from '@member/api-client'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { members, protectionLog } from '../../database/schema.ts'
import { writeLog } from '../protection/log.ts'
import { maximumRows } from '../../values/maximumRows.ts'
import { Refusal } from '../../http/refusals.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Member, Services } from '../../services/services.ts'
import { readSite } from '../settings/settings.ts'
import { apiTime } from '../../values/bangkok.ts'

const Detail = v.object({ version: v.string(), marketing: v.boolean() })

export function consent(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, consentCall, ({ database, member }) => toConsent(database, member))

  serve(router, services, giveConsentCall, async ({ database, member, body, now }) => {
    const { consentVersion } = await readSite(database)
    // Changed again while the member was reading.
    if (body.version !== (consentVersion ?? member.consentVersion)) {
      throw new Refusal(409_703)
    }
    const { version, marketing } = body
    const given = { consentTerms: true, consentPrivacy: true, consentAt: now }
    const [changed] = await database
      .update(members)
      .set({ ...given, consentVersion: version, consentMarketing: marketing })
      .where(eq(members.uuid, member.uuid))
      .returning()
    const detail = { version, terms: true, privacy: true, marketing }
    await writeLog(database, { memberUuid: member.uuid, act: 'CONSENT_GIVEN', by: 'MEMBER', detail, at: now })
    return toConsent(database, changed!)
  })

  serve(router, services, marketingConsentCall, async ({ database, member, body: { marketing }, now }) => {
    if (member.consentMarketing === marketing) return toConsent(database, member)
    const [changed] = await database
      .update(members)
      .set({ consentMarketing: marketing })
      .where(eq(members.uuid, member.uuid))
      .returning()
    const detail = { version: member.consentVersion, marketing }
    await writeLog(database, {
      memberUuid: member.uuid,
      act: 'MARKETING_CONSENT',
      by: 'MEMBER',
      detail,
      at: now,
    })
    return toConsent(database, changed!)
  })
  return router
}

async function toConsent(database: Database, member: Member): Promise<Consent> {
  const { consentVersion } = await readSite(database)
  const lines = await database
    .select()
    .from(protectionLog)
    .where(
      and(
        eq(protectionLog.memberUuid, member.uuid),
        inArray(protectionLog.act, ['CONSENT_GIVEN', 'MARKETING_CONSENT']),
      ),
    )
    .orderBy(desc(protectionLog.id))
    .limit(maximumRows)
  return {
    version: member.consentVersion,
    current: consentVersion ?? member.consentVersion,
    acceptedAt: apiTime(member.consentAt),
    marketing: member.consentMarketing,
    log: lines.map(({ detail, at }) => {
      const { version, marketing } = v.parse(Detail, detail)
      return { version, marketing, at: apiTime(at) }
    }),
  }
}
