import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { BuiltServer } from './builtServer.ts'

type Answer = { status: number; text: string }
type Place = { server: BuiltServer; agent: Agent; isReady: boolean }

export type Ask = {
  (method: string, path: string, token: string, body?: object): Promise<unknown>
  raw: (request: Request) => Promise<Response>
}

/** Load balancer like nginx: sends each request to the next process that is ready by `/readyz`. */
export function balancer() {
  const places: Place[] = []
  const failed: string[] = []
  const took: number[] = []
  let passedOn = 0
  const stopping = new AbortController()
  const { signal } = stopping
  let turn = 0

  const look = async (place: Place) => {
    const answer = await sendTo(place, 'GET', '/readyz', {}).catch(() => undefined)
    place.isReady = answer?.status === 200
    if (place.isReady) return
    // Otherwise the process would wait for these connections.
    for (const sockets of Object.values(place.agent.freeSockets))
      for (const one of sockets ?? []) one.destroy()
  }
  const looking = async () => {
    while (!signal.aborted) {
      await Promise.all(places.map(look))
      await wait(100, undefined, { signal }).catch(() => {})
    }
  }
  const next = async (): Promise<Place> => {
    for (const until = Date.now() + 30_000; Date.now() < until; await wait(20)) {
      const ready = places.filter(({ isReady }) => isReady)
      turn += 1
      const place = ready[turn % ready.length]
      if (place) return place
    }
    throw new Error('no process was ready for half a minute')
  }
  const send = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
    const began = performance.now()
    let answer: Answer | undefined
    while (!answer) {
      const place = await next()
      answer = await sendTo(place, method, path, headers, body).catch((fault: unknown) => {
        if (!String(fault).includes('ECONNREFUSED')) return { status: 0, text: String(fault) }
        place.isReady = false
        passedOn += 1
        return undefined
      })
    }
    took.push(performance.now() - began)
    if (answer.status === 0 || answer.status >= 500)
      failed.push(`${method} ${path}: ${answer.status} ${answer.text}`)
    return answer
  }
  const ask = async (method: string, path: string, token: string, body?: object): Promise<unknown> => {
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'Idempotency-Key': crypto.randomUUID() }),
    }
    const sent = await send(method, path, headers, body && JSON.stringify(body))
    const answer: unknown = JSON.parse(sent.text)
    const data = typeof answer === 'object' && answer && 'data' in answer ? answer.data : undefined
    if (sent.status !== 200) throw new Error(`${path}: ${sent.status} ${sent.text.slice(0, 300)}`)
    return data
  }
  const raw = async (asked: Request) => {
    const { pathname } = new URL(asked.url)
    const answer = await send(asked.method, pathname, Object.fromEntries(asked.headers), await asked.text())
    return new Response(answer.text, { status: answer.status || 502 })
  }
  void looking()
  return {
    ask: Object.assign(ask, { raw }),
    add: async (server: BuiltServer) => {
      const place = { server, agent: new Agent({ keepAlive: true }), isReady: false }
      places.push(place)
      await look(place)
    },
    remove: (server: BuiltServer) => {
      const at = places.findIndex((place) => place.server === server)
      for (const { agent } of places.splice(at, 1)) agent.destroy()
    },
    figures: () => {
      const all = took.splice(0).toSorted((one, other) => one - other)
      const at = (share: number) => Math.round(all[Math.ceil(all.length * share) - 1] ?? 0)
      const answer = {
        requests: all.length,
        failed: failed.splice(0),
        passedOn,
        p99: at(0.99),
        longest: at(1),
      }
      passedOn = 0
      return answer
    },
    /** Follows a member's live stream and reopens it when it ends; a broken stream is a problem. */
    stream: async (path: string, token: string) => {
      let opened = 0
      while (!signal.aborted) {
        const { server, agent } = await next()
        const headers = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' }
        opened += 1
        await new Promise<void>((resolve) => {
          const broken = (fault: unknown) => {
            if (!signal.aborted) failed.push(`a stream broke: ${String(fault)}`)
            resolve()
          }
          const asking = { agent, host: '127.0.0.1', port: server.port, path, headers, signal }
          request(asking, (response) => {
            response.on('error', broken).on('end', resolve).resume()
          })
            .on('error', broken)
            .end()
        })
        await wait(50)
      }
      return opened
    },
    stop: () => {
      stopping.abort()
      for (const { agent } of places) agent.destroy()
    },
  }
}

const sendTo = (
  { server: { port }, agent }: Place,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
) =>
  new Promise<Answer>((resolve, reject) => {
    const asked = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    asked.on('error', reject)
    asked.end(body)
  })
