import { createServer } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AppEnv } from '../request/services.ts'
import { CannotStart } from './environment.ts'

type Place = { port: number; host: string }

/** Says at once that a port cannot be had, before a database is opened and filled for nothing. */
export async function refuseTakenPort(place: Place) {
  const probe = createServer()
  await takePort(probe, place)
  await new Promise((resolve) => probe.close(resolve))
}

/** Listens (port 0: on a free one), and answers how to stop: what is being answered is answered first, for so long. */
export async function listen(app: Hono<AppEnv>, place: Place) {
  const server = createAdaptorServer({ fetch: app.fetch })
  // Whoever sends a picture over a poor line has a minute; whoever sends a byte at a time does not keep the socket.
  if ('requestTimeout' in server) server.requestTimeout = 60_000
  await takePort(server, place)
  const address = server.address()
  const stop = (drainMs = 25_000) =>
    new Promise<void>((resolve) => {
      const closing = setInterval(() => {
        if ('closeIdleConnections' in server) server.closeIdleConnections()
      }, 100)
      const late = setTimeout(() => {
        if ('closeAllConnections' in server) server.closeAllConnections()
      }, drainMs)
      server.close(() => {
        clearInterval(closing)
        clearTimeout(late)
        resolve()
      })
    })
  return { stop, port: typeof address === 'object' && address ? address.port : place.port }
}

function takePort(
  server: ReturnType<typeof createAdaptorServer> | ReturnType<typeof createServer>,
  { port, host }: Place,
) {
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
