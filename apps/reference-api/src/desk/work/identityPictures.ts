import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { identityChecks } from '../../database/schema.ts'
import { unseal } from '../../identity/sealed.ts'
import { writeLog } from '../../protection/log.ts'
import { notFound } from '../../request/refusals.ts'
import type { AppEnv, Services } from '../../request/services.ts'
import { uuidOf } from '../../request/uuidOf.ts'

/** A member's papers, unsealed for the desk alone; that they were looked at is written down. */
export const identityPictures = ({ database, clock, identityKey }: Services) =>
  new Hono<AppEnv>().get('/desk/identity/:uuid/:part{(card|selfie)}', async (context) => {
    const part = context.req.param('part') === 'card' ? 'card' : 'selfie'
    const uuid = uuidOf(context.req.param('uuid'))
    const [row] = await database.select().from(identityChecks).where(eq(identityChecks.uuid, uuid))
    const sealed = row?.[part]
    if (!row || !sealed) throw notFound()
    const { memberUuid } = row
    const content = unseal(identityKey, sealed, { memberUuid, part })
    const detail = { who: context.get('staff').name, uuid, part }
    await writeLog(database, { memberUuid, act: 'IDENTITY_SEEN', by: 'DESK', detail, at: clock() })
    context.header('Content-Type', 'image/jpeg')
    return context.body(new Uint8Array(content))
  })
