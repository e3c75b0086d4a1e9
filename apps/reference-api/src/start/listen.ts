import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AppEnv } from '../request/services.ts'
import { CannotStart } from './environment.ts'

/** Listens, and answers how to stop: what is being answered is answered, then the sockets close. */
export async function listen(app: Hono<AppEnv>, { port, host }: { port: number; host: string }) {
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  }).catch((fault: unknown) => {
    throw new CannotStart(sentence(fault, port, host))
  })
  return () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      if ('closeIdleConnections' in server) {
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 3_000).unref()
      }
    })
}

function sentence(fault: unknown, port: number, host: string) {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what listens there, or set PORT to another one.`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Set PORT to one above 1023.`
  return `The server cannot listen on ${host}:${port}: ${fault instanceof Error ? fault.message : String(fault)}`
}
