import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './services.ts'

/** Where the socket ends: a header could be anybody's word. */
export const senderAddress = createMiddleware<AppEnv & { Bindings: Partial<HttpBindings> }>(
  async (context, next) => {
    // Absent where the app is asked without a socket.
    const bindings: Partial<HttpBindings> | undefined = context.env
    context.set('address', bindings?.incoming?.socket.remoteAddress ?? 'local')
    await next()
  },
)
