import type { IncomingMessage, ServerResponse } from 'node:http'
import { request } from 'node:http'
import { Socket } from 'node:net'
import { serversAddresses } from './hosting/serversAddresses.ts'

/** The reference server's address, as the web's servers reach it. */
export const apiAddress = () => process.env['API'] ?? `http://127.0.0.1:${process.env['API_PORT'] ?? 8787}`

/** The paths that are the server's, on a site of the same origin. */
export const isServers = (path: string) => new RegExp(serversAddresses).test(path)

/** What a member's app is told while the server does not answer. */
export function sayUnavailable(response: ServerResponse | Socket) {
  if (response instanceof Socket) return response.destroy()
  if (response.headersSent) return response.destroy()
  return response
    .writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '5' })
    .end('The server does not answer.')
}

/** Hands a call on to the server and its answer back; whatever host the call names, no other is asked. */
export function handOn(call: IncomingMessage, answer: ServerResponse, api: string) {
  const { pathname, search } = new URL(call.url ?? '/', 'http://site')
  const senders = [call.headers['x-forwarded-for'], call.socket.remoteAddress].filter(Boolean).join(', ')
  const onward = request(
    Object.assign(new URL(api), { pathname, search }),
    { method: call.method, headers: { ...call.headers, 'x-forwarded-for': senders } },
    (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers)
      from.pipe(answer)
      from.on('error', () => answer.destroy())
    },
  )
  onward.on('error', () => sayUnavailable(answer))
  // A member who leaves takes the question back.
  answer.on('close', () => onward.destroy())
  call.pipe(onward)
}
