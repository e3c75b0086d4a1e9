import { Agent, request } from 'node:http'

export type Figures = { perSecond: number; p50: number; p99: number }

export async function measure(tasks: (() => Promise<unknown>)[], atOnce: number): Promise<Figures> {
  const took: number[] = []
  const waiting = tasks.values()
  const began = performance.now()
  const work = async () => {
    for (const task of waiting) {
      const start = performance.now()
      await task()
      took.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const seconds = (performance.now() - began) / 1_000
  took.sort((one, other) => one - other)
  const at = (share: number) => Math.round(took[Math.floor(took.length * share)]! * 10) / 10
  return { perSecond: Math.round(took.length / seconds), p50: at(0.5), p99: at(0.99) }
}

const agent = new Agent({ keepAlive: true, maxSockets: 50 })

export const send = (port: number, method: string, path: string, token: string, body?: object) =>
  new Promise<void>((resolve, reject) => {
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    }
    const asked = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${text.slice(0, 300)}`)),
      )
    })
    asked.on('error', reject)
    asked.end(body && JSON.stringify(body))
  })

/**
 * Number of players, who are the first members; three groups of `each` members follow.
 * The groups withdraw over HTTP, withdraw without HTTP, and deposit.
 */
export const heavy = 130
export const each = 3_000
export const people = heavy + 3 * each
export const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
export const tokenOf = (number: number) => `bench-token-of-member-${number}`
