import { createServer, type ServerResponse } from 'node:http'
import { createServer as createProbe, Server as NetServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AppEnv, Services } from '../services/services.ts'
import { CannotStart } from '../values/cannotStart.ts'
import { setTimeout as wait } from 'node:timers/promises'
import type { OpenDatabase } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'
import { isUnavailable } from '../database/failures.ts'
import { describeFault } from '../values/describeFault.ts'

type Place = { port: number; host: string }

export async function refuseTakenPort(place: Place) {
  const probe = createProbe()
  await takePort(probe, place)
  await new Promise((resolve) => probe.close(resolve))
}

/**
 * Listens on a port (0: any free one); returns the port and a stop function. Throws a CannotStart if the port
 * cannot be opened.
 */
export async function listen(app: Hono<AppEnv>, place: Place) {
  const answering = new Set<ServerResponse>()
  let isStopping = false
  const answer = getRequestListener(app.fetch)
  const server = createServer((request, response) => void answer(request, response))
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive &&= !isStopping
    answering.add(response)
    response.once('close', () => answering.delete(response))
  })
  // A minute suffices for a picture over a slow connection; slower senders lose the socket.
  server.requestTimeout = 60_000
  // Longer than the keep-alive of proxies (Caddy: two minutes), so that they never send into a closed
  // connection.
  server.keepAliveTimeout = 150_000
  await takePort(server, place)
  const address = server.address()
  const stop = (drainMs = 25_000, idleMs = 5_000) =>
    new Promise<void>((resolve) => {
      isStopping = true
      for (const response of answering) response.shouldKeepAlive = false
      const idle = setTimeout(() => server.closeIdleConnections(), idleMs)
      const late = setTimeout(() => server.closeAllConnections(), drainMs)
      // The HTTP server's own `close` also cuts idle connections, together with requests that are arriving.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(idle)
        clearTimeout(late)
        resolve()
      })
    })
  return { stop, port: typeof address === 'object' && address ? address.port : place.port }
}

function takePort(server: NetServer, { port, host }: Place) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (fault) => reject(new CannotStart(sentence(fault, { port, host }))))
    server.listen(port, host, resolve)
  })
}

function sentence(fault: Error, { port, host }: Place) {
  const code = 'code' in fault ? fault.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what listens there, or set PORT to another one.`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Set PORT to one above 1023.`
  return `The server cannot listen on ${host}:${port}: ${fault.message}`
}

type Waiting = { waitMs: number; signal: AbortSignal; log: Services['log'] }

/** Opens the database; retries each second for `waitMs` while the database is unreachable. */
export async function openWhenReachable(
  where: Parameters<typeof openDatabase>[0],
  { waitMs, signal, log }: Waiting,
): Promise<OpenDatabase> {
  const until = Date.now() + waitMs
  for (;;) {
    try {
      return await openDatabase(where)
    } catch (fault) {
      if (!isUnavailable(fault) || Date.now() >= until) throw fault
      log({
        level: 'warn',
        waiting: 'the database of DATABASE_URL does not answer',
        fault: describeFault(fault),
      })
      await wait(1_000, undefined, { signal })
    }
  }
}
