import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { networkOf } from './networkOf.ts'
import type { AppEnv, Services } from '../services/services.ts'

/**
 * Address that a request came from: the socket's peer or, behind trusted proxies, the last untrusted address in
 * `X-Forwarded-For`. Earlier entries can be forged.
 */
export const senderAddress = ({ proxies }: Services) =>
  createMiddleware<AppEnv & { Bindings: Partial<HttpBindings> }>(async (context, next) => {
    // Absent where the app is asked without a socket.
    const bindings: Partial<HttpBindings> | undefined = context.env
    const hops = (context.req.header('X-Forwarded-For') ?? '').split(',').map((hop) => hop.trim())
    let address = plain(bindings?.incoming?.socket.remoteAddress ?? 'local')
    while (proxies.has(address)) {
      const before = plain(hops.pop() ?? '')
      if (isIP(before) === 0) break
      address = before
    }
    context.set('address', networkOf(address))
    await next()
  })

/** An IPv4 address as itself, where a socket of both kinds writes it as IPv6. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
