import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from './connection.ts'

interface Received {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

const silence = (response: ServerResponse): void => void response.end()

/** Starts a real HTTP server on a free port, for tests of the requests that the client sends. */
export const realServer = async () => {
  let answer = silence
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('latin1')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      answer(response)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  connect({ baseUrl: `http://127.0.0.1:${port}`, version: '1.2.3', hostname: 'member.example' })
  return {
    received,
    respond: (status: number, body: unknown, headers: Record<string, string> = {}) => {
      answer = (response) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers })
        response.end(typeof body === 'string' ? body : JSON.stringify(body))
      }
    },
    /** Sets the function that answers the next requests; it may write byte by byte, or nothing. */
    respondWith: (next: (response: ServerResponse) => void) => {
      answer = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}
