import { existsSync, readFileSync } from 'node:fs'
import { Agent, createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { createProxyServer } from 'httpxy'
import { type HeaderRule, headersFor } from './hosting/headers.ts'
import { hidden, type PageRoute } from './hosting/routes.ts'
import { serversAddresses } from './hosting/policy.ts'

/** Serves one built folder with headers as a host does. */
export function serveSite({ folder, port, api }: { folder: string; port: number; api: string }) {
  const isCall = new RegExp(serversAddresses)
  const files = getRequestListener(filesOf(folder).fetch)
  // Without keep-alive: the server may close an idle connection just as the next call is sent.
  const proxy = createProxyServer({ target: api, agent: new Agent({ keepAlive: false }) })
  proxy.on('error', (_error, _call, answer) => {
    if (answer instanceof ServerResponse && !answer.headersSent)
      answer.writeHead(503, { 'Retry-After': '5' }).end('The server does not answer.')
    else answer?.destroy()
  })
  const server = createServer((call, answer) => {
    if (isCall.test(call.url ?? ''))
      void proxy.web(call, answer, { headers: { 'x-forwarded-for': sendersOf(call) } })
    else void files(call, answer)
  })
  // Longer than clients keep an idle connection open, so that it does not close as the next call is sent.
  server.keepAliveTimeout = 60_000
  return new Promise<Server>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}

/** Returns the value of `X-Forwarded-For`: addresses of earlier proxies, then the peer. */
const sendersOf = ({ headers, socket }: IncomingMessage) =>
  [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')

const nothing = () => Promise.resolve()

/** Serves files of a built folder, compressed as the browser accepts; 404.html for missing ones. */
function filesOf(folder: string) {
  if (!existsSync(join(folder, '.hosting'))) throw new Error(`${folder} is not built yet: run pnpm build.`)
  const read = (name: string) => JSON.parse(readFileSync(join(folder, '.hosting', name), 'utf8'))
  const rules: HeaderRule[] = read('headers.json')
  const pages: PageRoute[] = read('pages.json')
  const fileAt = (path: string) =>
    `/${pages.find(({ addresses }) => new RegExp(addresses).test(path))?.file ?? path.slice(1)}`
  const isHidden = new RegExp(hidden)
  const found = serveStatic({ root: folder, precompressed: true, rewriteRequestPath: fileAt })
  const missing = serveStatic({ root: folder, precompressed: true, path: '404.html' })
  return new Hono().get('*', etag(), async (c) => {
    const answer = isHidden.test(c.req.path) ? undefined : await found(c, nothing)
    const { body, headers, status } = answer ?? (await missing(c, nothing)) ?? c.body(null)
    const own = headersFor(answer ? fileAt(c.req.path) : '/404.html', rules)
    for (const [name, value] of Object.entries({ ...own, Vary: 'Accept-Encoding' })) headers.set(name, value)
    return new Response(body, { headers, status: answer ? status : 404 })
  })
}
