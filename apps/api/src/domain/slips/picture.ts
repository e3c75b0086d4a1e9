import { eq } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { slipImages } from '../../database/schema.ts'
import { notFound } from '../../http/refusals.ts'
import type { AppEnv, Member, Services } from '../../services/services.ts'
import { uuidOf } from '../../http/uuidOf.ts'
import { signedIn } from '../sessions/signedIn.ts'
import { opensPicture } from './pictureAddress.ts'

const path = '/files/slip/:name{[0-9a-f-]+\\.jpg}'

/** Serves the picture of a slip to its member, or to anyone with a valid signed address. */
export function picture(services: Services) {
  const { database, clock } = services
  const router = new Hono<AppEnv>()
  const asMember = signedIn(services)
  // Staff, who sign in separately, use the signed address.
  router.use(path, (context, next) =>
    context.req.header('Authorization')?.startsWith('Bearer ') ? asMember(context, next) : next(),
  )
  return router.get(path, async (context) => {
    const uuid = uuidOf(context.req.param('name').slice(0, -4))
    const [stored] = await database.select().from(slipImages).where(eq(slipImages.uuid, uuid))
    if (!stored) throw notFound()
    const isOwn = stored.memberUuid === memberIn(context)?.uuid
    if (!isOwn && !(await opensPicture(database, uuid, context.req.query(), clock()))) throw notFound()
    context.header('Content-Type', stored.mime)
    context.header('Content-Security-Policy', "default-src 'none'; sandbox")
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'no-referrer')
    context.header('Cache-Control', 'private, no-store')
    return context.body(new Uint8Array(stored.content))
  })
}

const memberIn = (context: Context<AppEnv>): Member | undefined => context.get('member')
