import type { Hono } from 'hono'
import { createApp } from '../../main/app.ts'
import type { Database } from '../../database/database.ts'
import { commandQueue } from '../../http/queues.ts'
import type { AppEnv } from '../../services/services.ts'
import { testServices } from '../../testing/testServices.ts'

export type Device = 0 | 1 | 2

export function threeDevices(database: Database) {
  const { services, pass } = testServices(database)
  const often = { times: 100_000, seconds: 60 }
  Object.assign(services.throttles, { factor: often, login: often, loginName: often })
  const another = { ...services, commands: commandQueue({ atOnce: 6, ofOneMember: 16 }) }
  return { services, pass, apps: [createApp(services), createApp(another)] }
}

interface Answer {
  status: number
  // Depends on the call.
  // eslint-disable-next-line typescript/no-explicit-any -- as above
  data: any
}

export const sendTo =
  (app: Hono<AppEnv>, token: string | undefined) =>
  async (method: string, path: string, body?: object): Promise<Answer> => {
    const response = await app.request(path, {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { status, data } = await response.json()
    // Refusals are fine; server errors are not.
    if (response.status >= 500) throw new Error(`${method} ${path} was answered ${status}`)
    return { status: response.ok ? 200 : status, data }
  }
