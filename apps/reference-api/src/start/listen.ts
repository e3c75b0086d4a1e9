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

/** Listens (port 0: on a free one), and answers how to stop: what is being answered is answered, then the sockets close. */
export async function listen(app: Hono<AppEnv>, place: Place) {
  const server = createAdaptorServer({ fetch: app.fetch })
  await takePort(server, place)
  const address = server.address()
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      if ('closeIdleConnections' in server) {
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 3_000).unref()
      }
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
