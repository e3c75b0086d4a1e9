import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { networkOf } from './networkOf.ts'
import type { AppEnv, Services } from './services.ts'

/** Where a request came from: the end of the socket, or what our own proxy put last; any other header is anybody's word. */
export const senderAddress = ({ behindProxy }: Services) =>
  createMiddleware<AppEnv & { Bindings: Partial<HttpBindings> }>(async (context, next) => {
    const told = behindProxy ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
    // Absent where the app is asked without a socket.
    const bindings: Partial<HttpBindings> | undefined = context.env
    context.set('address', networkOf(told || bindings?.incoming?.socket.remoteAddress || 'local'))
    await next()
  })
