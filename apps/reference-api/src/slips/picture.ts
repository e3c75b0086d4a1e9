import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { slipImages } from '../database/schema.ts'
import { notFound } from '../request/refusals.ts'
import type { AppEnv, Services } from '../request/services.ts'
import { uuidOf } from '../request/uuidOf.ts'
import { opensPicture } from './pictureAddress.ts'

/** The picture of a slip, to whoever brings an address that still holds. */
export const picture = ({ database, clock }: Pick<Services, 'database' | 'clock'>) =>
  new Hono<AppEnv>().get('/files/slip/:name{[0-9a-f-]+\\.jpg}', async (context) => {
    const uuid = uuidOf(context.req.param('name').slice(0, -4))
    if (!(await opensPicture(database, uuid, context.req.query(), clock()))) throw notFound()
    const [kept] = await database.select().from(slipImages).where(eq(slipImages.uuid, uuid))
    if (!kept) throw notFound()
    context.header('Content-Type', kept.mime)
    context.header('Content-Security-Policy', "default-src 'none'; sandbox")
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'no-referrer')
    context.header('Cache-Control', 'private, no-store')
    return context.body(new Uint8Array(kept.content))
  })
