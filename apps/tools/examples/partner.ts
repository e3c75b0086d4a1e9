import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Mood } from '@member/api/adapter'

export type Asked = {
  method: string
  path: string
  body: unknown
  text: string
  headers: IncomingMessage['headers']
}
export type Answered = { status: number; body?: unknown }

const slowMs = 2_500

export async function startPartner(answer: (asked: Asked, mood: Mood) => Answered) {
  let mood: Mood = 'well'
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const { method = 'GET', url = '/', headers } = request
    const body: unknown = text ? JSON.parse(text) : undefined
    const now = mood
    const answered = answer({ method, path: url, body, text, headers }, now)
    if (now === 'slow') await wait(slowMs, undefined, { ref: false })
    if (now === 'silent') {
      response.destroy()
      return
    }
    if (now === 'failing') {
      response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>')
      return
    }
    if (now === 'garbled') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>It works!</h1>')
      return
    }
    response.writeHead(answered.status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(answered.body ?? null))
  }
  const server = createServer(
    (request, response) => void serve(request, response).catch(() => response.destroy()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    behave: (next: Mood) => {
      mood = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
