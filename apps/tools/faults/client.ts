import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { Member } from '@member/api/testing/internals'
import type { Servers } from './servers.ts'

const Answer = v.object({ status: v.number(), code: v.optional(v.string()), data: v.unknown() })
type Answer = v.InferOutput<typeof Answer>

export type Acknowledged = { path: string; body: object; key: string; data: unknown }

/** True if the answer leaves the command's outcome unknown. */
const isOpen = ({ status }: Answer) =>
  (status >= 500_000 && status !== 500_256) || status === 429_001 || status === 409_902

const other = (server: 0 | 1) => (server === 0 ? 1 : 0)

/** A member's client that retries with the same key, on either server, until the outcome is known. */
export function clientOf(servers: Servers, member: Member, token: string) {
  const acknowledged: Acknowledged[] = []

  const once = async (server: 0 | 1, method: string, path: string, body?: object, key = '') => {
    const port = servers.portOf(server)
    if (port === undefined) return undefined
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(key && { 'Idempotency-Key': key }),
    }
    try {
      const signal = AbortSignal.timeout(8_000)
      const url = `http://127.0.0.1:${port}${path}`
      const response = await fetch(url, {
        method,
        headers,
        signal,
        ...(body && { body: JSON.stringify(body) }),
      })
      return v.parse(Answer, await response.json())
    } catch {
      return undefined
    }
  }

  const untilKnown = async (
    server: 0 | 1,
    ...asked: [method: string, path: string, body?: object, key?: string]
  ) => {
    let last: Answer | undefined
    const until = Date.now() + 120_000
    for (let turn = 0; Date.now() < until; turn += 1) {
      const answer = await once(turn % 2 ? other(server) : server, ...asked)
      if (answer && !isOpen(answer)) return answer
      last = answer ?? last
      await wait(50)
    }
    throw new Error(
      `${member.username}: ${asked[1]} was never answered; its last answer was ${JSON.stringify(last)}`,
    )
  }

  return {
    member,
    acknowledged,
    once,
    read: async (method: string, path: string, body?: object) => {
      const { status, data } = await untilKnown(0, method, path, body)
      if (status !== 200) throw new Error(`${member.username}: ${path} was refused with ${status}`)
      return data
    },
    ask: async (server: 0 | 1, method: string, path: string, body: object) => {
      const { status, data } = await untilKnown(server, method, path, body)
      return status === 200 ? data : undefined
    },
    order: async (server: 0 | 1, path: string, body: object, isTwin: boolean) => {
      const key = crypto.randomUUID()
      const twin = isTwin ? once(other(server), 'POST', path, body, key) : undefined
      const { status, data } = await untilKnown(server, 'POST', path, body, key)
      await twin
      if (status === 200) acknowledged.push({ path, body, key, data })
      return status === 200 ? data : undefined
    },
    again: ({ path, body, key }: Acknowledged) => untilKnown(1, 'POST', path, body, key),
  }
}

export type Client = ReturnType<typeof clientOf>
