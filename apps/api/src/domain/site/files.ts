import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { files as table } from '../../database/schema.ts'
import { notFound } from '../../http/refusals.ts'
import type { AppEnv, Services } from '../../services/services.ts'

/** Serves the operator's pictures, compressed if they are SVG, with scripts blocked. */
export function files({ database }: Services) {
  const router = new Hono<AppEnv>()
  router.get('/files/:path{[\\w./-]+}', compress(), async (context) => {
    const path = context.req.param('path')
    const [file] = await database.select().from(table).where(eq(table.path, path))
    if (!file) throw notFound()
    context.header('Content-Type', file.mime)
    context.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    context.header('Cross-Origin-Resource-Policy', 'cross-origin')
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Cache-Control', 'public, max-age=300')
    return context.body(new Uint8Array(file.content))
  })
  return router
}
