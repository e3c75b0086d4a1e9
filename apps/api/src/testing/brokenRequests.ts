import { connect } from 'node:net'
import type { Hono } from 'hono'
import { expect } from 'vitest'
import { listen } from '../main/listen.ts'
import type { AppEnv, Member } from '../services/services.ts'
import { wrongTexts } from './brokenInputs.ts'
import { newMember } from './newMember.ts'
import { signInAs } from './signInAs.ts'
import type { testServices } from './testServices.ts'

const nothing = () => {}

type Sent = { method: string; path: string }

/** Returns helpers that send broken requests as a member and expect that none causes a server error. */
export function brokenRequests(
  { services, logged }: ReturnType<typeof testServices>,
  appOf: () => Hono<AppEnv>,
) {
  for (const throttle of Object.values(services.throttles)) throttle.times = 100_000
  let onLine = nothing
  services.log = (line) => {
    logged.push(line)
    onLine()
  }
  const app = appOf()
  let member: Member
  let token: string
  const errors = () => logged.filter((line) => line['level'] === 'error' || line['fault'] !== undefined)

  const begin = async () => {
    member = await newMember(services)
    token = await signInAs(services, member)
    logged.length = 0
  }

  async function send(method: string, path: string, body?: string | FormData | URLSearchParams) {
    const ask = () =>
      app.request(path, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          'Idempotency-Key': crypto.randomUUID(),
          ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
        },
        ...(method !== 'GET' && { body: body ?? null }),
      })
    let { status } = await ask()
    if (status === 401 && path.startsWith('/api/auth/')) {
      token = await signInAs(services, member)
      ;({ status } = await ask())
    }
    return status < 500 ? [] : [{ status, sent: `${method} ${path} ${bodyText(body)}`.slice(0, 300) }]
  }

  async function expectRefusals(sent: (() => Promise<object[]>)[]) {
    const failed: object[] = []
    for (const each of sent) failed.push(...(await each()))
    expect(failed).toEqual([])
    expect(errors()).toEqual([])
  }

  /** Returns the path with the member's ids, and the same path with each wrong value. */
  function pathsOf(path: string): string[] {
    const filled = (fill: (name: string) => string) =>
      path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) => fill(name))
    const own = filled((name) => (name === 'username' ? member.username : member.uuid))
    const wrong = ['%FF', '%E0%A4%A', ...wrongTexts.map((text) => encodeURIComponent(text.toWellFormed()))]
    return path.includes(':') ? [own, ...wrong.map((text) => filled(() => text))] : [own]
  }

  /** Cuts off the bodies of requests and expects that none counts as a server error. */
  async function expectNoOutage(cut: Sent[]) {
    const served = await listen(app, { port: 0, host: '127.0.0.1' })
    const socket = connectTo(served.port)
    for (const { method, path } of cut.filter((each) => each.method !== 'GET')) {
      const [own = ''] = pathsOf(path)
      const head = `${method} ${own} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nIdempotency-Key: ${crypto.randomUUID()}\r\nAuthorization: Bearer ${await signInAs(services, member)}\r\n`
      for (const rest of ['Content-Length: 100\r\n\r\n{"', 'Transfer-Encoding: chunked\r\n\r\n2\r\n{"\r\n']) {
        const isLogged = new Promise<void>((resolve) => (onLine = resolve))
        await socket(head + rest)
        await isLogged
      }
    }
    await served.stop(0)
    expect(errors()).toEqual([])
    expect(logged.filter(({ status }) => Number(status) >= 500)).toEqual([])
  }

  return { app, begin, send, expectRefusals, pathsOf, expectNoOutage, username: () => member.username }
}

const bodyText = (body: unknown) => (body instanceof FormData ? JSON.stringify([...body]) : String(body))

const connectTo = (port: number) => (text: string) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', reject)
    socket.once('close', () => resolve())
    socket.write(text, () => setImmediate(() => socket.destroy()))
  })
